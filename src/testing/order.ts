import { deepFreeze } from '@/lib/deepFreeze';
import type { Order } from '@/commerce/orders/order';

/** An order with every possible feature: a raised minimum, a free place, an extra and tax. */
export const order: Order = deepFreeze({
  reference: 'TR-7K2M-9Q',
  cartId: '3f2c9a10-5b7e-4d61-8a0f-c4e2b19d7703',
  bodyHash: 'x',
  createdAt: '2026-11-21T10:00:00.000Z',
  shopGroupId: 1,
  city: 'krakow',
  locale: 'en',
  currency: 'EUR',
  stay: { arrival: '2026-12-04', departure: null },
  termsVersion: { shown: null, current: null },
  items: [
    {
      productId: 2,
      name: 'Party boat',
      selectedDate: '2026-12-06',
      dateChoice: 'any',
      startTime: '18:00',
      notices: ['outOfSeason'],
      people: 9,
      lines: [{ kind: 'group', count: 1, unit: 106, amount: 106 }],
      total: 106,
    },
    {
      productId: 1,
      name: 'Go-karting',
      selectedDate: '2026-12-05',
      dateChoice: 'chosen',
      startTime: null,
      notices: [],
      people: 9,
      lines: [
        { kind: 'people', count: 9, unit: 32, amount: 288 },
        { kind: 'raised', count: 2, unit: 32, amount: 64 },
        { kind: 'free', count: 1, unit: 32, amount: -32 },
        { kind: 'extra', count: 6, unit: 11, amount: 66, extra: { id: 7, name: 'Beer' } },
      ],
      total: 386,
    },
  ],
  totals: {
    subtotal: 524,
    saving: 32,
    tax: { percent: 23, amount: 113 },
    total: 605,
    deposit: { percent: 30, amount: 182 },
    balance: 423,
    people: 9,
    perHead: 68,
  },
  customer: { name: 'Ann Bell', email: 'ann@example.com' },
});
