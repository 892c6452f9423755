import fc from 'fast-check';
import { pick, writeQuery } from './query';

const names = fc.constantFrom('month', 'sort', 'view', 'utm_source', '__proto__', 'a b');
const anyValue = fc.oneof(fc.string(), fc.boolean(), fc.constant(undefined));
const anyValues = fc
  .array(fc.tuple(names, anyValue))
  .map((entries) => Object.fromEntries(entries) as Record<string, string | boolean | undefined>);
const anySearch = fc.oneof(
  fc.string(),
  fc.array(fc.tuple(names, fc.string())).map((entries) => new URLSearchParams(entries).toString()),
);

describe('a query that is written', () => {
  it('says what it was told to say', () => {
    fc.assert(
      fc.property(anySearch, anyValues, (search, values) => {
        const query = new URLSearchParams(writeQuery(search, values));
        for (const [name, value] of Object.entries(values)) {
          const said = value === true ? 'yes' : value || (value === '' ? '' : null);
          expect([name, query.get(name)]).toEqual([name, said]);
        }
      }),
    );
  });

  it('leaves alone what it was told nothing about', () => {
    fc.assert(
      fc.property(anySearch, anyValues, (search, values) => {
        const rest = (from: string) =>
          [...new URLSearchParams(from)].filter(([name]) => !Object.hasOwn(values, name));
        expect(rest(writeQuery(search, values))).toEqual(rest(search));
      }),
    );
  });

  it('changes nothing when it is written again', () => {
    fc.assert(
      fc.property(anySearch, anyValues, (search, values) => {
        const once = writeQuery(search, values);
        expect(writeQuery(once, values)).toBe(once);
      }),
    );
  });
});

it('nothing is picked that is not there', () => {
  expect(pick(['list', 'map'], 'map')).toBe('map');
  for (const value of ['atlas', '', undefined, ['map'], 'length', 0]) {
    expect(pick(['list', 'map'], value)).toBeUndefined();
  }
});
