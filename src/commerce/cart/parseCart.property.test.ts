import fc from 'fast-check';
import { anyCart } from '@/testing/anyCart';
import { findFaultsOfCart } from '@/testing/wireCart';
import { parseCart } from './parseCart';

const newId = '00000000-0000-4000-8000-000000000000';

const parse = (stored: unknown) => parseCart(stored, '2026-11-28', () => newId);

const store = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Values as manual edits, old versions and other programs may leave them. */
const anyJunk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(-0, 0.1, 1e308, 2 ** 53, '1', '1e999', '-0', '0x10', ' ', 'NaN', '2026-02-30'),
);

/** Replaces the value at position `at` of the traversal with junk; changes nothing if there are fewer values. */
const spoil = (value: unknown, at: number, junk: unknown): unknown => {
  let met = 0;
  return JSON.parse(JSON.stringify(value, (_, it: unknown) => (met++ === at ? junk : it)));
};

const anySpoils = fc.array(fc.tuple(fc.nat({ max: 60 }), anyJunk), { minLength: 1, maxLength: 5 });

/** A value that is not an item, because it has no valid id. */
const anyNonItem = fc.oneof(
  fc.constantFrom(null, true, 1, '1', [], {}),
  fc.record({ id: fc.constantFrom(0, -1, 1.5, null, '', 'x', [1], {}), price: fc.jsonValue() }),
);

/** @returns whether the parsed cart has items */
const expectSound = (stored: unknown): boolean => {
  const cart = parse(stored);
  if (cart === undefined) return false;
  expect(findFaultsOfCart(cart)).toEqual([]);
  expect(parse(store(cart))).toEqual(cart);
  return cart.items.length > 0;
};

it('whatever is stored gives no plan, or one that keeps the contract and is read back the same', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => void expectSound(stored)),
    { numRuns: 500 },
  );
});

it('so does whatever stands where items should', () => {
  const anyItems = fc.array(fc.oneof(fc.anything(), fc.record({ id: anyJunk, extras: anyJunk })));
  fc.assert(
    fc.property(anyItems, (items) => {
      expectSound(items);
      expectSound({ items });
      expectSound([{ id: 1, extras: items }]);
    }),
    { numRuns: 500 },
  );
});

it('so does a plan that was tampered with in several places', () => {
  let kept = 0;
  fc.assert(
    fc.property(anyCart, anySpoils, (cart, spoils) => {
      const spoiled = spoils.reduce<unknown>((it, [at, junk]) => spoil(it, at, junk), cart);
      kept += Number(expectSound(spoiled));
    }),
    { numRuns: 1000 },
  );
  expect(kept).toBeGreaterThan(30);
});

it('a plan that keeps the contract is unchanged', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      expect(parse(store(cart))).toEqual(cart);
    }),
  );
});

it('every good item stays, whatever lies beside it', () => {
  fc.assert(
    fc.property(anyCart, fc.array(fc.tuple(fc.nat(), anyNonItem)), (cart, bad) => {
      const items: unknown[] = [...cart.items];
      for (const [at, junk] of bad) items.splice(at % (items.length + 1), 0, junk);
      expect(parse(store({ ...cart, items }))).toEqual(cart);
    }),
  );
});
