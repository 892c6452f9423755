import fc from 'fast-check';
import { sites } from '@/config/sites/records';
import { addDays, todayIn, weekdayOf } from '@/lib/days';
import { getTerms } from '@/catalog/mesh/queries/terms';
import {
  anyWishes,
  type Counter,
  fillCart,
  type Posted,
} from '@/commerce/orders/testing/postedCarts';
import { defaultRates } from '@/commerce/pricing/currencies';
import { priceBySpec } from '@/testing/priceBySpec';
import { countRuns } from '@/testing/scope';
import { allSites, askedSites, loadShops } from '../support/catalogue';
import { postCart, sendBody } from '../support/postCart';
import { createPostedEnquiry } from '@/commerce/orders/testing/enquiries';

const host = 'en.localhost';

const loadCounters = async (): Promise<readonly Counter[]> => {
  const shops = await loadShops();
  return allSites.flatMap((site) => (shops.get(site.id) ?? []).map((shop) => ({ site, shop })));
};

const today = ({ shop }: Counter) => todayIn(shop.city.timeZone);

/** A cart for Krakow on the English site. */
const createCart = async (): Promise<{ readonly cart: Posted; readonly counter: Counter }> => {
  const counter = (await loadCounters())[0];
  const [wishes] = fc.sample(anyWishes, 1);
  if (!counter || !wishes) throw new Error('There is nothing to order');
  return { cart: fillCart(counter, wishes, today(counter)), counter };
};

for (const site of askedSites) {
  it(`turns carts of ${site.id} into orders at the prices that its pages show`, async () => {
    const counters = (await loadCounters()).filter((counter) => counter.site.id === site.id);
    expect(counters).not.toEqual([]);
    for (const counter of counters) {
      for (const wishes of fc.sample(anyWishes, 2)) {
        const cart = fillCart(counter, wishes, today(counter));
        const terms = getTerms(counter.shop.group);
        const { total, deposit } = priceBySpec(cart.items, defaultRates[cart.currency], terms);
        const { status, json } = await postCart(`${site.id}.localhost`, cart);
        expect([status, json.message, json.status]).toEqual([200, undefined, 'success']);
        expect(json.order.totals).toMatchObject({ total, deposit });
        expect(json.order.items.map(({ name }: { name: string }) => name)).toEqual(
          cart.items.map(
            ({ id }) => counter.shop.products.find(({ product }) => product.id === id)?.texts.name,
          ),
        );
      }
    }
  });
}

it('answers a repeated cart with the same order and refuses another cart with the same id', async () => {
  const { cart } = await createCart();
  const first = await postCart(host, cart);
  expect(await postCart('de.localhost', cart)).toEqual(first);
  const other = await postCart(host, { ...cart, customer: { name: 'Bob', email: 'b@b.example' } });
  expect(other.status).toBe(409);
  expect(JSON.stringify(other.json)).not.toContain(first.json.order.reference);
});

it('makes one order of fifty simultaneous copies of a cart', async () => {
  const { cart } = await createCart();
  const answers = await Promise.all(Array.from({ length: 50 }, () => postCart(host, cart)));
  expect(new Set(answers.map(({ json }) => json.order.reference)).size).toBe(1);
});

it('takes prices from the catalogue, not from the cart', async () => {
  const { cart } = await createCart();
  const items = cart.items.map((item) => ({ ...item, price: 1, min_people: 1 }));
  const honest = await postCart(host, cart);
  const tampered = await postCart(host, { ...cart, id: crypto.randomUUID(), items });
  expect(tampered.json.order.totals).toEqual(honest.json.order.totals);
});

it('names the field that cannot be booked', async () => {
  const { cart, counter } = await createCart();
  const closed = counter.shop.products.find(({ offer }) => offer.closedWeekdays.length > 0);
  const now = today(counter);
  const closedDay = [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(now, 10 + days))
    .find((day) => closed?.offer.closedWeekdays.includes(weekdayOf(day)));
  const [item] = cart.items;
  const refusals: readonly (readonly [object, string])[] = [
    [{ city: 'atlantis' }, 'city'],
    [{ shop_group_id: 99 }, 'shop_group_id'],
    [{ items: [] }, 'items'],
    [{ items: [{ ...item, id: 99_999 }] }, 'items.0.id'],
    [{ items: [{ ...item, selected_date: addDays(now, -2) }] }, 'items.0.selected_date'],
    [
      {
        items: [
          {
            ...item,
            id: closed?.product.id,
            // The group of the cart may be too large for this activity.
            number_of_people: closed?.product.units.max,
            extras: [],
            selected_date: closedDay,
          },
        ],
      },
      'items.0.selected_date',
    ],
    [{ customer: { name: 'Ann', email: 'nowhere' } }, 'customer.email'],
    [{ currency: 'XXX' }, 'currency'],
  ];
  for (const [change, path] of refusals) {
    const { status, json } = await postCart(host, { ...cart, ...change });
    expect([path, status]).toEqual([path, 422]);
    expect(json.issues.map((issue: { path: string }) => issue.path)).toEqual([path]);
    expect(json.message).toContain(path);
  }
});

it('never answers 5xx to generated bodies, paths and methods', async () => {
  const { cart } = await createCart();
  const text = JSON.stringify(cart);
  const bodies = fc.oneof(
    fc.json(),
    // Never the whole text, which would be a valid order.
    fc.nat({ max: text.length - 1 }).map((at) => text.slice(0, at)),
    fc.uint8Array({ maxLength: 200 }),
  );
  const paths = fc.oneof(
    { weight: 3, arbitrary: fc.constant('/api/cart') },
    fc.constantFrom('/api/cart/', '/api/cart/1', '/api/carts', '/api/', '/api/shop/1/krakow'),
    fc.constantFrom('/api/cart?x=%ff', '/api/%2e%2e/cart', '/api/shop/%00/x', '/api/discover/%'),
    fc.webPath().map((path) => `/api${path}`),
  );
  const method = fc.constantFrom('POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS');
  const type = fc.constantFrom('application/json', 'application/json', 'text/plain', 'x');
  await fc.assert(
    fc.asyncProperty(bodies, paths, method, type, async (body, path, how, as) => {
      const answer = await sendBody(host, body, { path, method: how, type: as });
      expect(answer.status).toBeGreaterThanOrEqual(200);
      expect(answer.status).toBeLessThan(500);
      if (path !== '/api/cart') return;
      const { message, issues } = JSON.parse(answer.text);
      expect(message).toMatch(/\S/);
      expect(issues.length).toBeGreaterThan(0);
    }),
    { numRuns: countRuns(600) },
  );
});

it('answers a repeated enquiry with the same reference and refuses other words with its id', async () => {
  const post = async (enquiry: object) => {
    const body = JSON.stringify(enquiry);
    const { status, text } = await sendBody(host, body, { path: '/api/enquiry' });
    return { status, json: JSON.parse(text) };
  };
  const enquiry = createPostedEnquiry();
  const first = await post(enquiry);
  expect(first.status).toBe(200);
  expect(await post(enquiry)).toEqual(first);
  const other = await post({ ...enquiry, message: 'Never mind.' });
  expect(other.status).toBe(409);
  // A client that knows only the id learns nothing about the enquiry.
  expect(JSON.stringify(other.json)).not.toContain(first.json.enquiry.reference);
  expect((await post({ ...enquiry, email: 'ann' })).json.issues).toHaveLength(1);
});

it('takes a request for a proposal at a site for companies, and at no other', async () => {
  const { shopGroupId } = sites.en2;
  const post = async (to: string, enquiry: object) => {
    const body = JSON.stringify(enquiry);
    const { status, text } = await sendBody(to, body, { path: '/api/enquiry' });
    return { status, json: JSON.parse(text) };
  };
  const item = { id: 26, number_of_people: 12, selected_date: '2027-06-05', extras: [] };
  const plan = { city: 'krakow', currency: 'GBP', items: [item] };
  const request = createPostedEnquiry({
    ...{ locale: 'en2', shop_group_id: shopGroupId, company: 'Bell Ltd' },
    proposal: { people: 40, city: 'krakow', plan },
  });
  const first = await post('en2.localhost', request);
  expect(first.status).toBe(200);
  expect(first.json.enquiry.reference).toMatch(/^EQ-/);
  expect(await post('en2.localhost', request)).toEqual(first);
  const priced = { ...plan, items: [{ ...item, price: 1 }] };
  const cheap = { ...request, id: crypto.randomUUID(), proposal: { people: 40, plan: priced } };
  expect((await post('en2.localhost', cheap)).status).toBe(422);
  const elsewhere = { ...request, id: crypto.randomUUID(), locale: 'en', shop_group_id: 1 };
  expect(await post('en.localhost', elsewhere)).toMatchObject({
    status: 422,
    json: { issues: [{ path: 'proposal' }] },
  });
});
