import { kartingProduct } from '@/testing/plannedCart';
import { createLivePrices, type LiveCity, pickPrices } from './livePrices';

const karting = {
  ...kartingProduct,
  name: 'Karting',
  slug: 'karting',
  href: '/karting/krakow',
  picture: '',
  closedWeekdays: [],
  seasonMonths: [],
  startTimes: [],
  mostPeople: 30,
  extras: [{ id: 7, name: 'Beer', price: 49, minPeople: 6 }],
};
const krakow: LiveCity = { slug: 'krakow', href: '/krakow', products: [karting] };
const { ofActivity, ofCity } = createLivePrices(krakow);

it('a plan has the live prices of its own city, and those of the page until then', () => {
  const onPage = { products: [{ ...kartingProduct, mostPeople: 9 }], isComplete: false };
  expect(pickPrices('krakow', krakow, onPage)).toEqual({ products: [karting], isComplete: true });
  expect(pickPrices('krakow', null, onPage)).toBe(onPage);
  expect(pickPrices('prague', krakow, onPage)).toBe(onPage);
  expect(pickPrices('prague', krakow, undefined)).toBeUndefined();
});

it('an activity gets its live price and keeps what else it has', () => {
  const card = { ...kartingProduct, href: '/karting/krakow', price: 100, minPeople: 2 };
  expect(ofActivity(card)).toEqual({ ...card, price: 139, minPeople: 8 });
});

it('extras get their live prices, and one that is sold no more is gone', () => {
  const extras = [
    { id: 7, name: 'Beer', description: 'A pint.', price: 1, minPeople: 1 },
    { id: 8, name: 'Medals', description: 'For three.', price: 1, minPeople: 1 },
  ];
  expect(ofActivity({ ...karting, extras }).extras).toEqual([
    { id: 7, name: 'Beer', description: 'A pint.', price: 49, minPeople: 6 },
  ]);
});

it('the same activity in another city keeps its price', () => {
  const card = { ...kartingProduct, href: '/karting/prague', price: 100 };
  expect(ofActivity(card)).toBe(card);
});

it('one that is up to date stays the same object, and one that is not gives the same object twice', () => {
  const card = { ...kartingProduct, href: '/karting/krakow' };
  expect(ofActivity(card)).toBe(card);
  const old = { ...card, price: 100 };
  expect(ofActivity(old)).toBe(ofActivity(old));
});

it('the lowest price of a city is that of its live activities', () => {
  const tile = { name: 'Krakow', href: '/krakow', fromPrice: 100 };
  expect(ofCity(tile)).toEqual({ ...tile, fromPrice: 139 });
  // A link to a part of the activities has the lowest price of that part.
  const part = { ...tile, href: '/krakow?category=drive' };
  expect(ofCity(part)).toBe(part);
  const prague = { ...tile, href: '/prague' };
  expect(ofCity(prague)).toBe(prague);
});

it('before the API has answered every price is the page’s', () => {
  const none = createLivePrices(null);
  const [card, tile] = [karting, { href: '/krakow', fromPrice: 100 }];
  expect(none.ofActivity(card)).toBe(card);
  expect(none.ofCity(tile)).toBe(tile);
});
