import fc from 'fast-check';
import { mergeDeep } from './mergeDeep';

it('a leaf that both have is the second one’s, and the others stay', () => {
  expect(
    mergeDeep({ a: 'base', deep: { b: 'base', c: 'base' } }, { deep: { b: 'over', d: 'over' } }),
  ).toEqual({ a: 'base', deep: { b: 'over', c: 'base', d: 'over' } });
});

it('lists are replaced whole', () => {
  expect(mergeDeep({ list: [1, 2, 3] }, { list: [4] })).toEqual({ list: [4] });
});

it('a leaf takes the place of a branch, and the other way round', () => {
  expect(mergeDeep({ a: { b: 1 }, c: 1 }, { a: 2, c: { d: 2 } })).toEqual({ a: 2, c: { d: 2 } });
  expect(mergeDeep({ a: { b: 1 } }, { a: null })).toEqual({ a: null });
});

const { tree } = fc.letrec<{ tree: Record<string, unknown> }>((tie) => ({
  tree: fc.dictionary(
    fc.constantFrom('a', 'b', 'c'),
    fc.oneof({ maxDepth: 3 }, fc.string(), fc.array(fc.nat()), tie('tree')),
  ),
}));

it('nothing over a tree, and a tree over itself, is that tree', () => {
  fc.assert(
    fc.property(tree, (base) => {
      expect(mergeDeep(base, {})).toEqual(base);
      expect(mergeDeep({}, base)).toEqual(base);
      expect(mergeDeep(base, base)).toEqual(base);
    }),
  );
});

it('neither of the two is changed', () => {
  fc.assert(
    fc.property(tree, tree, (base, over) => {
      const before = structuredClone([base, over]);
      mergeDeep(base, over);
      expect([base, over]).toEqual(before);
    }),
  );
});
