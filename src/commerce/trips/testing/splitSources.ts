import fc from 'fast-check';
import { currencyCodes, defaultRates } from '@/commerce/pricing/currencies';
import type { SplitSource } from '../model/splitTrip';
import type { TripPricedItem } from '../model/tripPricing';
import { rsvpAnswers, tripAnswers } from '../model/trip';

/** 100 PLN a person, charged for 6 at least, one free above 10, with an extra of 80 PLN twice. */
export const createPricedItem = (change: Partial<TripPricedItem> = {}): TripPricedItem => ({
  id: 1,
  price: 100,
  single: false,
  minPeople: 6,
  stagGoesFree: 10,
  people: 8,
  ownPeople: change.people ?? 8,
  followsRsvps: false,
  mostPeople: 40,
  extras: [{ id: 11, name: 'Champagne', price: 80, minPeople: 1, quantity: 2 }],
  ...change,
});

export const createSource = (change: Partial<SplitSource> = {}): SplitSource => ({
  currency: 'PLN',
  ownPeople: Math.max(
    0,
    ...(change.pricing?.items ?? [createPricedItem()]).map((it) => it.ownPeople),
  ),
  pricing: {
    rates: defaultRates,
    terms: { tax: null, deposit: 30 },
    items: [createPricedItem()],
  },
  guests: ['olga', 'ann', 'ben'].map((id) => ({ id, answer: null })),
  rsvps: [],
  shares: [],
  takers: [],
  ...change,
});

const anyItem = (id: number): fc.Arbitrary<TripPricedItem> =>
  fc
    .record({
      id: fc.constant(id),
      price: fc.integer({ min: 1, max: 900 }),
      single: fc.boolean(),
      minPeople: fc.integer({ min: 1, max: 10 }),
      stagGoesFree: fc.option(fc.integer({ min: 2, max: 12 })),
      people: fc.integer({ min: 1, max: 16 }),
      ownPeople: fc.constant(0),
      followsRsvps: fc.boolean(),
      mostPeople: fc.constant(60),
      extras: fc.array(
        fc.record({
          id: fc.constant(id * 10),
          name: fc.constant('Extra'),
          price: fc.integer({ min: 1, max: 200 }),
          minPeople: fc.integer({ min: 1, max: 6 }),
          quantity: fc.integer({ min: 1, max: 12 }),
        }),
        { maxLength: 1 },
      ),
    })
    .map((item) => ({ ...item, ownPeople: item.people }));

/** Trips of 1 to 10 guests with 1 to 3 activities. */
export const anySource: fc.Arbitrary<SplitSource> = fc
  .record({
    currency: fc.constantFrom(...currencyCodes),
    tax: fc.option(fc.integer({ min: 1, max: 25 })),
    items: fc.tuple(anyItem(1), anyItem(2), anyItem(3)),
    count: fc.integer({ min: 1, max: 3 }),
    answers: fc.array(fc.option(fc.constantFrom(...tripAnswers)), { minLength: 1, maxLength: 10 }),
    honours: fc.array(fc.nat({ max: 9 }), { maxLength: 1 }),
    rsvps: fc.array(
      fc.record({
        guest: fc.nat({ max: 9 }),
        item: fc.constantFrom(1, 2, 3),
        answer: fc.constantFrom(...rsvpAnswers),
      }),
      { maxLength: 5 },
    ),
    halves: fc.array(fc.nat({ max: 9 }), { maxLength: 2 }),
    takers: fc.array(fc.nat({ max: 9 }), { maxLength: 3 }),
  })
  .map(({ currency, tax, items, count, answers, rsvps, honours, halves, takers }) => {
    const guests = answers.map((answer, index) => ({ id: `guest ${index}`, answer }));
    const idsOf = (indexes: readonly number[]) =>
      [...new Set(indexes)].filter((it) => it < guests.length).map((it) => `guest ${it}`);
    const honoured = idsOf(honours);
    return createSource({
      currency,
      pricing: {
        rates: defaultRates,
        terms: { tax, deposit: 30 },
        items: items.slice(0, count),
      },
      guests,
      rsvps: [
        ...new Map(
          rsvps
            .filter((it) => it.guest < guests.length && it.item <= count)
            .map((it) => [`${it.guest} ${it.item}`, { ...it, guest: `guest ${it.guest}` }]),
        ).values(),
      ],
      shares: [
        ...honoured.map((guestId) => ({ guestId, share: { kind: 'honour' as const } })),
        ...idsOf(halves)
          .filter((id) => !honoured.includes(id))
          .map((guestId) => ({ guestId, share: { kind: 'weight' as const, weight: 1 } })),
      ],
      takers: idsOf(takers).map((guestId) => ({ productId: 1, extraId: 10, guestId })),
    });
  });
