import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { siteIds } from '@/config/sites/site';
import type { Enquiry } from '../enquiry';
import type { Proposal } from '../proposal';
import { createEnquiryReference } from '../reference';
import { text } from './orders';

/** A new enquiry that is not stored yet. */
export const createEnquiry = (change: Partial<Enquiry> = {}): Enquiry => ({
  reference: createEnquiryReference(),
  enquiryId: randomUUID(),
  bodyHash: 'a'.repeat(64),
  createdAt: '2026-05-23T10:00:00.000Z',
  shopGroupId: 1,
  locale: 'en',
  sender: { name: 'Ann Example', email: 'ann@example.com', phone: '+44 20 7946 0018' },
  message: 'Twelve of us, Krakow, the first weekend of June.\nIs there a boat?',
  isSuspect: false,
  ...change,
});

/** An arbitrary valid enquiry, with a new reference and id each time. */
export const anyEnquiry: fc.Arbitrary<Enquiry> = fc
  .record({
    bodyHash: fc.constantFrom('a'.repeat(64), 'b'.repeat(64)),
    createdAt: fc.constantFrom('2026-05-23T10:00:00.000Z', '2026-05-23T10:00:00.001Z'),
    shopGroupId: fc.integer({ min: 1, max: 9 }),
    locale: fc.constantFrom(...siteIds),
    sender: fc.record(
      {
        ...{ name: text(100), email: text(100), phone: text(40) },
        ...{ company: text(120), vat_number: text(30) },
      },
      { requiredKeys: ['name', 'email'] },
    ),
    message: text(2000),
    isSuspect: fc.boolean(),
    proposal: fc.option(fc.record({ name: text(80), total: fc.option(fc.nat()) }), {
      nil: undefined,
    }),
  })
  .map(({ proposal, ...enquiry }) => {
    const whole = createProposal();
    const items = whole.plan?.items.map((item) => ({ ...item, ...proposal })) ?? [];
    const plan = whole.plan && { ...whole.plan, items };
    return createEnquiry({ ...enquiry, ...(proposal && { proposal: { ...whole, plan } }) });
  });

/** A proposal for a plan with a priced and an unpriced activity. */
export const createProposal = (change: Partial<Proposal> = {}): Proposal => ({
  people: 24,
  city: 'krakow',
  arrival: '2027-06-04',
  departure: '2027-06-06',
  plan: {
    city: 'krakow',
    currency: 'GBP',
    items: [
      {
        productId: 2,
        name: 'Food tour',
        selectedDate: '2027-06-05',
        dateChoice: 'held',
        startTime: '18:00',
        people: 12,
        extras: [{ id: 21, name: 'Wine', quantity: 12 }],
        total: 480,
      },
      {
        productId: 3,
        name: 'Karting',
        selectedDate: '2027-06-06',
        dateChoice: 'chosen',
        startTime: null,
        people: 24,
        extras: [],
        total: null,
      },
    ],
    total: null,
  },
  ...change,
});

/** The body of an enquiry from the browser. */
export const createPostedEnquiry = (change: object = {}) => ({
  id: randomUUID(),
  shop_group_id: 1,
  locale: 'en',
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '',
  message: 'Twelve of us, Krakow, the first weekend of June.\nIs there a boat?',
  ...change,
});
