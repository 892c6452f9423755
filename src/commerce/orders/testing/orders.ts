import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { dateChoices } from '@/commerce/cart/cart';
import { orderNotices } from '@/commerce/cart/notices';
import { currencyCodes } from '@/commerce/pricing/currencies';
import { siteIds } from '@/config/sites/site';
import type { Order, OrderItem, OrderLine } from '../order';
import { createOrderReference } from '../reference';

/** A new order that is not stored yet. */
export const createOrder = (change: Partial<Order> = {}): Order => ({
  reference: createOrderReference(),
  cartId: randomUUID(),
  bodyHash: 'a'.repeat(64),
  createdAt: '2026-05-23T10:00:00.000Z',
  shopGroupId: 1,
  city: 'krakow',
  locale: 'en',
  currency: 'GBP',
  stay: { arrival: '2026-06-20', departure: '2026-06-22' },
  termsVersion: { shown: '5d0f5a7c1b2e.9c41e07d33aa', current: '5d0f5a7c1b2e.9c41e07d33aa' },
  items: [
    {
      productId: 7,
      name: 'Pub crawl',
      selectedDate: '2026-06-19',
      dateChoice: 'any',
      startTime: '21:00',
      notices: ['outOfSeason', 'outsideStay'],
      people: 8,
      lines: [
        { kind: 'people', count: 8, unit: 20, amount: 160 },
        { kind: 'raised', count: 2, unit: 20, amount: 40 },
        { kind: 'free', count: 1, unit: 20, amount: -20 },
        { kind: 'extra', count: 3, unit: 5, amount: 15, extra: { id: 72, name: 'Shots' } },
      ],
      total: 195,
    },
    {
      productId: 9,
      name: 'Limousine',
      selectedDate: '2026-06-20',
      dateChoice: 'chosen',
      startTime: null,
      notices: [],
      people: 8,
      lines: [{ kind: 'group', count: 1, unit: 150, amount: 150 }],
      total: 150,
    },
  ],
  totals: {
    subtotal: 365,
    saving: 20,
    tax: { percent: 7.5, amount: 26 },
    total: 371,
    deposit: { percent: 30, amount: 111 },
    balance: 260,
    people: 8,
    perHead: 47,
  },
  customer: { name: 'Ann Example', email: 'ann@example.com', phone: '+44 20 7946 0018' },
  ...change,
});

const money = fc.nat({ max: 10_000_000_000 });
const percent = fc.double({ min: 0, max: 100, noNaN: true }).map((it) => it + 0);

/** Any text in any script, with quotes and line breaks, without characters that a database cannot store. */
export const text = (most: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: most })
    .filter((it) => !/[\0\p{Cs}]/u.test(it));

const line: fc.Arbitrary<OrderLine> = fc
  .record({
    kind: fc.constantFrom<OrderLine['kind']>('group', 'people', 'raised', 'free', 'extra'),
    count: fc.nat({ max: 999 }),
    unit: money,
    amount: money,
    extra: fc.record({ id: fc.nat(), name: text(60) }),
  })
  .map(({ extra, ...it }) => (it.kind === 'extra' ? { ...it, extra } : it));

const anyDayOrNull = fc.constantFrom(null, '2026-05-23', '2028-02-29');

const anyVersion = fc.constantFrom(null, '5d0f5a7c1b2e.9c41e07d33aa', '5d0f5a7c1b2e');

const item: fc.Arbitrary<OrderItem> = fc.record({
  productId: fc.nat(),
  name: text(48),
  selectedDate: fc.constantFrom('2026-05-23', '2028-02-29'),
  dateChoice: fc.constantFrom(...dateChoices),
  startTime: fc.constantFrom(null, '09:30', '23:00'),
  notices: fc.subarray([...orderNotices]),
  people: fc.integer({ min: 1, max: 200 }),
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  total: money,
});

/** An arbitrary valid order, with a new reference and cart each time. */
export const anyOrder: fc.Arbitrary<Order> = fc
  .record({
    bodyHash: fc.constantFrom('a'.repeat(64), 'b'.repeat(64)),
    createdAt: fc.constantFrom('2026-05-23T10:00:00.000Z', '2026-05-23T10:00:00.001Z'),
    shopGroupId: fc.integer({ min: 1, max: 9 }),
    city: fc.constantFrom('krakow', 'prague'),
    locale: fc.constantFrom(...siteIds),
    currency: fc.constantFrom(...currencyCodes),
    stay: fc.record({ arrival: anyDayOrNull, departure: anyDayOrNull }),
    termsVersion: fc.record({ shown: anyVersion, current: anyVersion }),
    items: fc.array(item, { minLength: 1, maxLength: 6 }),
    totals: fc.record({
      subtotal: money,
      saving: money,
      tax: fc.option(fc.record({ percent, amount: money }), { nil: null }),
      total: money,
      deposit: fc.record({ percent, amount: money }),
      balance: money,
      people: fc.integer({ min: 1, max: 200 }),
      perHead: money,
    }),
    customer: fc.record(
      {
        name: text(100),
        email: text(100),
        phone: text(40),
        occasion: text(60),
        notes: text(2000),
        company: text(120),
        vat_number: text(30),
      },
      { requiredKeys: ['name', 'email'] },
    ),
  })
  .map((order) => createOrder(order));
