import { createLivePrices } from '@/commerce/cart/livePrices';
import { toPricedItem } from '@/commerce/cart/cart';
import { refreshPrices } from '@/commerce/cart/refreshPrices';
import { defaultRates } from '@/commerce/pricing/currencies';
import { defaultTerms, pricePlan } from '@/commerce/pricing/pricePlan';
import { beer, cartOf, kartingItem } from '@/testing/plannedCart';
import { priceBySpec } from '@/testing/priceBySpec';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { type MeasuredView, type Shown, toPageEvent } from './pageEvent';

const shown: Shown = {
  currency: 'EUR',
  rates: defaultRates,
  people: 12,
  city: 'krakow',
  cart: cartOf(),
  prices: [],
  live: createLivePrices(null),
};

it('a city shows its list, each activity at what it costs the group', async () => {
  const { view } = await fetchShippedPage('city', 'en', 'krakow');
  const event = toPageEvent('/[site]/[slug]', view, shown);
  expect(event).toMatchObject({
    event: 'view_item_list',
    ecommerce: { item_list_id: 'city', currency: 'EUR' },
  });
  const items = event?.ecommerce.items ?? [];
  expect(items.map((item) => item.item_name)).toEqual(view.activities.map(({ name }) => name));
  expect(new Set(items.map((item) => item.item_category2))).toEqual(new Set(['krakow']));
});

it('the home page shows the eight most popular', async () => {
  const { view } = await fetchShippedPage('home', 'en');
  const event = toPageEvent('/[site]', view, shown);
  expect(event?.ecommerce.item_list_id).toBe('home');
  expect(event?.ecommerce.items.map((item) => item.item_name)).toEqual(
    view.top.slice(0, 8).map(({ name }) => name),
  );
  expect(event?.ecommerce.items[0]?.item_category2).toBe(view.top[0]?.href.split('/')[2]);
});

it('an activity is seen at the price of the group', async () => {
  const page = await fetchShippedPage('city', 'en', 'krakow');
  const slug = page.view.activities.find(({ single }) => !single)?.href.split('/')[1] ?? '';
  const { view } = await fetchShippedPage('activity', 'en', slug, 'krakow');
  const event = toPageEvent('/[site]/[slug]/[city]', view, shown);
  const { product } = view;
  const item = {
    price: product.price,
    single: product.single,
    min_people: product.minPeople,
    stag_goes_free: product.stagGoesFree,
    number_of_people: 12,
    extras: [],
  };
  expect(event).toMatchObject({
    event: 'view_item',
    ecommerce: { value: priceBySpec([item], 0.23, { tax: null, deposit: 30 }).total },
  });
  expect(event?.ecommerce.items).toMatchObject([{ item_id: String(product.id) }]);
});

it('an activity is seen at the live price where there is one, as on the screen', async () => {
  const { view } = await fetchShippedPage('activity', 'en', 'go-karting', 'krakow');
  const products = [{ ...view.product, price: 2 * view.product.price }];
  const live = createLivePrices({ slug: 'krakow', href: '/krakow', products });
  const toValue = (it: Shown) => toPageEvent('/[site]/[slug]/[city]', view, it)?.ecommerce.value;
  const inPln = { ...shown, currency: 'PLN' as const };
  expect(toValue({ ...inPln, live })).toBe(2 * (toValue(inPln) ?? 0));
});

describe('the checkout', () => {
  const products = [
    {
      id: 1,
      price: 150,
      single: false,
      minPeople: 8,
      stagGoesFree: 10,
      name: 'Karting',
      slug: 'karting',
      picture: '',
      closedWeekdays: [],
      seasonMonths: [],
      startTimes: [],
      mostPeople: 30,
      extras: [{ id: 7, price: 49, minPeople: 6, name: 'Beer' }],
    },
  ] satisfies MeasuredView['products'];
  const page = '/[site]/checkout/[city]/summary';

  it('begins with the plan as it will be charged', () => {
    const cart = refreshPrices(cartOf(kartingItem({ extras: [beer(6)] })), products);
    const items = cart.items.map(toPricedItem);
    const { items: prices } = pricePlan(items, 'PLN', defaultRates, defaultTerms);
    const event = toPageEvent(page, { products }, { ...shown, currency: 'PLN', cart, prices });
    expect(event?.event).toBe('begin_checkout');
    expect(event?.ecommerce).toMatchObject({
      currency: 'PLN',
      value: 9 * 150 + 6 * 49,
      items: [
        { item_name: 'Karting', price: 150, quantity: 9 },
        { item_name: 'Beer', price: 49, quantity: 6 },
      ],
    });
  });

  it('does not begin without a plan', () => {
    expect(toPageEvent(page, { products }, shown)).toBeUndefined();
  });
});

it.each(['/[site]/about', '/[site]/checkout/[city]/cart', '/[site]/thankYou', '/_error'])(
  'there is nothing to tell of %s',
  async (page) => {
    const { view } = await fetchShippedPage('city', 'en', 'krakow');
    expect(toPageEvent(page, view, { ...shown, cart: cartOf(kartingItem()) })).toBeUndefined();
  },
);
