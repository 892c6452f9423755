/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { LiveCity } from '@/commerce/cart/livePrices';
import { defaultRates } from '@/commerce/pricing/currencies';
import { freezeClock } from '@/testing/freezeClock';
import { beerOffer, boatProduct, kartingProduct } from '@/testing/plannedCart';
import { prague, readStored, renderPlan } from '@/testing/renderPlan';
import { useLive } from './useLive';

const city: LiveCity = {
  slug: 'krakow',
  href: '/krakow',
  products: [
    {
      ...kartingProduct,
      price: 150,
      minPeople: 4,
      name: 'Karting',
      slug: 'karting',
      href: '/karting/krakow',
      picture: '',
      closedWeekdays: [],
      seasonMonths: [],
      startTimes: [],
      mostPeople: 30,
      extras: [{ ...beerOffer, price: 50, name: 'Beer' }],
    },
  ],
};

beforeEach(() => {
  localStorage.clear();
  freezeClock('2026-11-21T10:00:00Z');
});

/** Eight drive at 139 PLN, with six beers at 49. */
const start = () => {
  const visit = renderPlan();
  visit.act(({ plan }) => plan.toggleItem(kartingProduct, { people: 8 }));
  visit.act(({ plan }) => plan.setExtraQuantity(1, beerOffer, 6));
  return { ...visit, total: () => visit.now().plan.price.total };
};

it('a plan is priced as the page has it while the API has told nothing', () => {
  const { now, total } = start();
  expect(total()).toBe(8 * 139 + 6 * 49);
  expect(now().plan.terms).toEqual({ tax: null, deposit: 30 });
});

it('live rates change what a plan comes to in another currency', () => {
  const { act, total } = start();
  act(({ root }) => root.setCurrency('EUR'));
  expect(total()).toBe(8 * 32 + 6 * 11);
  act(({ live }) => live.tell({ exchangeRates: { ...defaultRates, EUR: 0.5 } }));
  expect(total()).toBe(8 * 70 + 6 * 25);
});

it('live terms change tax and deposit', () => {
  const { act, now } = start();
  act(({ live }) => live.tell({ terms: { tax: 23, deposit: 50 } }));
  expect(now().plan.price).toMatchObject({
    subtotal: 1406,
    tax: { percent: 23, amount: 323 },
    total: 1729,
    deposit: { percent: 50, amount: 865 },
  });
});

it('the live city changes prices and minimums; the plan keeps those it was made at until the visitor accepts', () => {
  const { act, total } = start();
  act(({ live }) => live.tell({ city }));
  expect(total()).toBe(8 * 150 + 6 * 50);
  act(({ plan }) => plan.setItemPeople(1, 2));
  expect(total()).toBe(4 * 150 + 6 * 50);
  expect(readStored('cart:1:krakow')).toMatchObject({ items: [{ price: 139 }] });
  act(({ plan }) => plan.acceptPrices());
  expect(readStored('cart:1:krakow')).toMatchObject({ items: [{ price: 150, min_people: 4 }] });
});

it('what is sold no more stays in the plan, for a screen to point at, and costs nothing', () => {
  const { act, now } = start();
  act(({ plan }) => plan.toggleItem(boatProduct));
  act(({ live }) => live.tell({ city }));
  expect(now().plan.cart.items).toMatchObject([
    { id: 1, price: 150 },
    { id: 2, price: 0 },
  ]);
});

it('the live city of one page changes no plan of another', () => {
  const { act, go, total } = start();
  act(({ live }) => live.tell({ city }));
  go({ city: prague });
  act(({ plan }) => plan.toggleItem(kartingProduct, { people: 8 }));
  expect(total()).toBe(8 * 139);
});

it('one piece of news leaves the others as they are', () => {
  const { act, now } = start();
  act(({ live }) => live.tell({ terms: { tax: null, deposit: 10 } }));
  act(({ live }) => live.tell({ city }));
  expect(now().live).toMatchObject({ terms: { deposit: 10 }, city, exchangeRates: null });
});

it('switching the currency keeps the plan', () => {
  const { act, now } = start();
  const { cart } = now().plan;
  act(({ root }) => root.setCurrency('SEK'));
  expect(now().plan.cart).toEqual(cart);
  expect(now().plan.price.total).toBe(8 * 366 + 6 * 129);
});

it('says what is missing when no provider is above', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Lonely = () => <>{useLive().terms?.deposit}</>;
  expect(() => render(<Lonely />)).toThrow('LiveProvider');
  silent.mockRestore();
});
