import { toPricedItem } from '@/cart/cart';
import { defaultRates } from '@/pricing/currencies';
import { defaultTerms } from '@/pricing/defaults';
import { pricePlan } from '@/pricing/pricePlan';
import { beer, cartOf, kartingItem } from '@/testing/plannedCart';
import { shippedPage } from '@/testing/shippedPages';
import { type MeasuredView, type Shown, toPageEvent } from './pageEvent';

const shown: Shown = {
  currency: 'EUR',
  rates: defaultRates,
  people: 12,
  city: 'krakow',
  cart: cartOf(),
};

it('a city shows its list, each activity at what it costs the group', async () => {
  const { view } = await shippedPage.city('en', 'krakow');
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
  const { view } = await shippedPage.home('en');
  const event = toPageEvent('/[site]', view, shown);
  expect(event?.ecommerce.item_list_id).toBe('home');
  expect(event?.ecommerce.items.map((item) => item.item_name)).toEqual(
    view.top.slice(0, 8).map(({ name }) => name),
  );
  expect(event?.ecommerce.items[0]?.item_category2).toBe(view.top[0]?.href.split('/')[2]);
});

it('an activity is seen at the price of the group', async () => {
  const page = await shippedPage.city('en', 'krakow');
  const slug = page.view.activities.find(({ single }) => !single)?.href.split('/')[1] ?? '';
  const { view } = await shippedPage.activity('en', slug, 'krakow');
  const event = toPageEvent('/[site]/[slug]/[city]', view, shown);
  const { product } = view;
  const item = kartingItem({ ...product, extras: [], number_of_people: 12 });
  const priced = toPricedItem({
    ...item,
    min_people: product.minPeople,
    stag_goes_free: product.stagGoesFree,
  });
  expect(event).toMatchObject({
    event: 'view_item',
    ecommerce: { value: pricePlan([priced], 'EUR', defaultRates, defaultTerms).total },
  });
  expect(event?.ecommerce.items).toMatchObject([{ item_id: String(product.id) }]);
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
      mostPeople: 30,
      extras: [{ id: 7, price: 49, minPeople: 6, name: 'Beer' }],
    },
  ] satisfies MeasuredView['products'];
  const page = '/[site]/checkout/[city]/summary';

  it('begins with the plan as it will be charged', () => {
    const cart = cartOf(kartingItem({ extras: [beer(6)] }));
    const event = toPageEvent(page, { products }, { ...shown, currency: 'PLN', cart });
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
    const { view } = await shippedPage.city('en', 'krakow');
    expect(toPageEvent(page, view, { ...shown, cart: cartOf(kartingItem()) })).toBeUndefined();
  },
);
