import fc from 'fast-check';
import { anyCart } from '@/testing/anyCart';
import { findFaultsOfCart } from '@/testing/wireCart';
import { parseCart } from './parseCart';

const newId = '00000000-0000-4000-8000-000000000000';

const parse = (stored: unknown) => parseCart(stored, '2026-11-28', () => newId);

const store = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What hands, old versions and other programs leave. */
const anyJunk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(-0, 0.1, 1e308, 2 ** 53, '1', '1e999', '-0', '0x10', ' ', 'NaN', '2026-02-30'),
);

/** Puts junk in place of the value that is met as number `at`; nothing goes wrong where there are fewer. */
const spoil = (value: unknown, at: number, junk: unknown): unknown => {
  let met = 0;
  return JSON.parse(JSON.stringify(value, (_, it: unknown) => (met++ === at ? junk : it)));
};

const anySpoils = fc.array(fc.tuple(fc.nat({ max: 60 }), anyJunk), { minLength: 1, maxLength: 5 });

/** No item: without an id that could be one. */
const anyNonItem = fc.oneof(
  fc.constantFrom(null, true, 1, '1', [], {}),
  fc.record({ id: fc.constantFrom(0, -1, 1.5, null, '', 'x', [1], {}), price: fc.jsonValue() }),
);

const expectSound = (stored: unknown) => {
  const cart = parse(stored);
  if (cart === undefined) return;
  expect(findFaultsOfCart(cart)).toEqual([]);
  expect(parse(store(cart))).toEqual(cart);
};

it('whatever is stored gives no plan, or one that keeps the contract and is read back the same', () => {
  fc.assert(fc.property(fc.anything(), expectSound), { numRuns: 500 });
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
  fc.assert(
    fc.property(anyCart, anySpoils, (cart, spoils) => {
      expectSound(spoils.reduce<unknown>((it, [at, junk]) => spoil(it, at, junk), cart));
    }),
    { numRuns: 1000 },
  );
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
