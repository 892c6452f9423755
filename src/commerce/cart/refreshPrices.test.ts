import fc from 'fast-check';
import { deepFreeze } from '@/lib/deepFreeze';
import { anyCart, anyOffer, anyProduct } from '@/testing/anyCart';
import {
  beer,
  beerOffer,
  boatItem,
  boatProduct,
  cartOf,
  kartingItem,
  kartingProduct,
} from '@/testing/plannedCart';
import { findFaultsOfCart } from '@/testing/wireCart';
import { refreshPrices } from './refreshPrices';

const karting = { ...kartingProduct, extras: [beerOffer] };
const boat = { ...boatProduct, extras: [] };
const plan = cartOf(kartingItem({ extras: [beer(9)] }), boatItem());

it('at unchanged prices a plan is unchanged', () => {
  expect(refreshPrices(plan, [boat, karting])).toEqual(plan);
});

it('price and rules are those of the catalogue, whatever was stored', () => {
  const stored = cartOf(
    kartingItem({ price: 0, min_people: 1, single: true, stag_goes_free: null }),
    boatItem({ price: 1, min_people: 9, single: false, stag_goes_free: 2 }),
  );
  expect(refreshPrices(stored, [karting, boat])).toEqual(cartOf(kartingItem(), boatItem()));
});

it('people and date are the visitor’s own and stay, even where they no longer fit', () => {
  const stored = cartOf(kartingItem({ number_of_people: 2, selected_date: '2020-01-01' }));
  expect(refreshPrices(stored, [karting])).toEqual(stored);
});

it('an extra gets its price and minimum anew, and keeps its quantity', () => {
  const dearer = { ...karting, extras: [{ ...beerOffer, price: 60, minPeople: 10 }] };
  expect(refreshPrices(plan, [dearer, boat]).items[0]?.extras).toEqual([
    { id: 7, price: 60, quantity: 9, min_people: 10 },
  ]);
});

it('an extra that is sold no more is left out', () => {
  const withoutBeer = { ...karting, extras: [] };
  expect(refreshPrices(plan, [withoutBeer, boat])).toEqual(cartOf(kartingItem(), boatItem()));
});

it('an activity that is sold no more stays, for the screen to point at, and costs nothing', () => {
  const gone = kartingItem({ price: 0, extras: [{ ...beer(9), price: 0 }] });
  expect(refreshPrices(plan, [boat])).toEqual(cartOf(gone, boatItem()));
});

it('an activity that is not in a part of the catalogue keeps its price', () => {
  expect(refreshPrices(plan, [boat], false)).toEqual(plan);
});

it('an activity whose extras are unknown keeps them at their price', () => {
  const dearer = { ...kartingProduct, price: 200 };
  expect(refreshPrices(plan, [dearer], false).items[0]).toEqual(
    kartingItem({ price: 200, extras: [beer(9)] }),
  );
});

it('an activity that is sold again has its price again', () => {
  expect(refreshPrices(refreshPrices(plan, [boat]), [boat, karting])).toEqual(plan);
});

it('any plan keeps the contract and its activities, and a second look changes nothing', () => {
  const anyCatalogue = fc.array(
    fc
      .tuple(anyProduct, fc.uniqueArray(anyOffer, { selector: ({ id }) => id, maxLength: 4 }))
      .map(([product, extras]) => ({ ...product, extras })),
  );
  fc.assert(
    fc.property(anyCart, anyCatalogue, (cart, products) => {
      const fresh = refreshPrices(deepFreeze(cart), products);
      expect(findFaultsOfCart(fresh)).toEqual([]);
      expect(fresh.items.map(({ id }) => id)).toEqual(cart.items.map(({ id }) => id));
      expect(refreshPrices(fresh, products)).toEqual(fresh);
    }),
  );
});
