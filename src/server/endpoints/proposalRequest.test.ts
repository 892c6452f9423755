import { defaultRates } from '@/commerce/pricing/currencies';
import { priceItem } from '@/commerce/pricing/priceItem';
import { createPostedEnquiry } from '@/commerce/orders/testing/enquiries';
import { type EnquiryServer, startEnquiryServer } from '@/testing/enquiryServer';
import { createSmallContent } from '@/testing/smallContent';
import { dataOf } from '@/testing/editContent';
import type { ProductFacts } from '@/catalog/mesh/nodes/product';

let shop: EnquiryServer;
beforeEach(async () => {
  shop = await startEnquiryServer();
});
afterEach(() => shop.close());

const listKept = () => shop.behind.store.list({ limit: 9 });

const item = {
  id: 2,
  number_of_people: 12,
  selected_date: '2027-06-05',
  date_choice: 'any',
  extras: [],
};
const plan = { city: 'krakow', currency: 'EUR', items: [item] };
const proposal = {
  people: 40,
  city: 'krakow',
  arrival: '2027-06-04',
  departure: '2027-06-06',
  plan,
};

/** The site for companies of the small content. */
const host = 'pl2.localhost';
const createRequest = (change: object = {}) =>
  createPostedEnquiry({
    locale: 'pl2',
    shop_group_id: 2,
    company: 'Bell Ltd',
    vat_number: 'GB 123',
    proposal,
    ...change,
  });

const offer = () => {
  const facts = dataOf(createSmallContent(), 'products/food-tour.json') as ProductFacts;
  const found = facts.offers['krakow'];
  if (!found) throw new Error('The small content has no such offer');
  return found;
};

it('a request is kept with its plan, at the prices of the catalogue', async () => {
  const { status, json } = await shop.postTo(host, createRequest());
  expect(status).toBe(200);
  expect(JSON.stringify(json)).not.toContain('Bell');
  const { total } = priceItem({ ...offer(), people: 12, extras: [] }, 'EUR', defaultRates);
  expect(total).toBeGreaterThan(0);
  expect(await listKept()).toMatchObject([
    {
      reference: json.enquiry.reference,
      sender: { name: 'Ann Example', company: 'Bell Ltd', vat_number: 'GB 123' },
      proposal: {
        people: 40,
        city: 'krakow',
        arrival: '2027-06-04',
        departure: '2027-06-06',
        plan: {
          city: 'krakow',
          currency: 'EUR',
          total,
          items: [
            {
              productId: 2,
              name: 'food-tour',
              selectedDate: '2027-06-05',
              dateChoice: 'any',
              startTime: null,
              people: 12,
              extras: [],
              total,
            },
          ],
        },
      },
    },
  ]);
});

it('a request needs no plan, no city and no days', async () => {
  const { status } = await shop.postTo(host, createRequest({ proposal: { people: 8 } }));
  expect(status).toBe(200);
  expect(await listKept()).toMatchObject([
    { proposal: { people: 8, city: null, arrival: null, departure: null, plan: null } },
  ]);
});

it('a group that is larger than an activity takes is asked about, without a price', async () => {
  const large = { ...plan, items: [{ ...item, number_of_people: 21 }] };
  const { status } = await shop.postTo(
    host,
    createRequest({ proposal: { ...proposal, plan: large } }),
  );
  expect(status).toBe(200);
  expect(await listKept()).toMatchObject([
    { proposal: { plan: { total: null, items: [{ people: 21, total: null }] } } },
  ]);
});

it('a request that is sent again is the same one', async () => {
  const posted = createRequest();
  const first = await shop.postTo(host, posted);
  expect((await shop.postTo(host, posted)).json).toEqual(first.json);
  expect(await listKept()).toHaveLength(1);
  const other = await shop.postTo(host, { ...posted, proposal: { ...proposal, people: 41 } });
  expect(other.status).toBe(409);
});

const tooMany = Array.from({ length: 61 }, (_, at) => ({ ...item, id: at + 1 }));

it.each([
  ['no company', { company: ' ' }, 'company', 'must not be empty'],
  ['no people', { proposal: { ...proposal, people: undefined } }, 'proposal.people', ''],
  ['nobody', { proposal: { people: 0 } }, 'proposal.people', ''],
  ['a stadium', { proposal: { people: 2001 } }, 'proposal.people', ''],
  ['people as a text', { proposal: { people: '12' } }, 'proposal.people', ''],
  ['an unknown city', { proposal: { people: 8, city: 'paris' } }, 'proposal.city', 'no city'],
  [
    'a day that is none',
    { proposal: { people: 8, arrival: '2027-02-30' } },
    'proposal.arrival',
    '',
  ],
  [
    'a departure before the arrival',
    { proposal: { ...proposal, departure: '2027-06-01' } },
    'proposal.departure',
    'before the arrival',
  ],
  [
    'a plan of a city where nothing is sold',
    { proposal: { ...proposal, plan: { ...plan, city: 'prague' } } },
    'proposal.plan.city',
    'no city',
  ],
  [
    'an activity that is not sold there',
    { proposal: { ...proposal, plan: { ...plan, items: [{ ...item, id: 1 }] } } },
    'proposal.plan.items.0.id',
    'no activity',
  ],
  [
    'an extra that the activity does not have',
    {
      proposal: {
        ...proposal,
        plan: { ...plan, items: [{ ...item, extras: [{ id: 11, quantity: 1 }] }] },
      },
    },
    'proposal.plan.items.0.extras.0.id',
    'no extra',
  ],
  [
    'the same activity twice',
    { proposal: { ...proposal, plan: { ...plan, items: [item, item] } } },
    'proposal.plan.items',
    'twice',
  ],
  [
    'more activities than a cart has',
    { proposal: { ...proposal, plan: { ...plan, items: tooMany } } },
    'proposal.plan.items',
    '',
  ],
  [
    'a plan of nothing',
    { proposal: { ...proposal, plan: { ...plan, items: [] } } },
    'proposal.plan.items',
    '',
  ],
  ['a VAT number of many lines', { vat_number: 'GB\n1' }, 'vat_number', 'single line'],
])('%s is refused, with the place', async (_, change, path, says) => {
  const { status, json } = await shop.postTo(host, createRequest(change));
  expect(status).toBe(422);
  expect(json.issues).toEqual([{ path, message: expect.stringContaining(says) }]);
  expect(await listKept()).toEqual([]);
});

it.each([
  ['a price', { ...plan, items: [{ ...item, price: 1 }] }],
  ['a total', { ...plan, total: 1 }],
  ['the conditions of an extra', { ...plan, items: [{ ...item, single: true }] }],
])('%s that the sender states is refused', async (_, stated) => {
  const { status } = await shop.postTo(
    host,
    createRequest({ proposal: { ...proposal, plan: stated } }),
  );
  expect(status).toBe(422);
  expect(await listKept()).toEqual([]);
});

it('a site for consumers takes no request for a proposal', async () => {
  const { status, json } = await shop.post(
    createRequest({ locale: 'en', shop_group_id: 1, proposal: { people: 8 } }),
  );
  expect([status, json.issues[0].path]).toEqual([422, 'proposal']);
});

it('the largest plan that is valid is not too long', async () => {
  const extras = Array.from({ length: 20 }, (_, at) => ({ id: at + 100_000, quantity: 999 }));
  const items = Array.from({ length: 60 }, (_, at) => ({ ...item, id: at + 100_000, extras }));
  const { status, json } = await shop.postTo(
    host,
    createRequest({
      message: 'x'.repeat(2000),
      proposal: { ...proposal, plan: { ...plan, items } },
    }),
  );
  // Not 413: it is read, and none of it is sold.
  expect([status, json.issues.length]).toEqual([422, 60]);
});
