import { randomUUID } from 'node:crypto';
import type { Order } from '../order';

/** Creates an artificial order, to test whether orders can be stored. */
export const createProbeOrder = (): Order => ({
  reference: `PROBE-${randomUUID()}`,
  cartId: randomUUID(),
  bodyHash: '0'.repeat(64),
  createdAt: new Date().toISOString(),
  shopGroupId: 0,
  city: 'probe',
  locale: 'en',
  currency: 'PLN',
  stay: { arrival: null, departure: null },
  termsVersion: { shown: null, current: null },
  items: [
    {
      productId: 0,
      name: 'Probe',
      selectedDate: '2000-01-01',
      dateChoice: 'chosen',
      startTime: null,
      notices: [],
      people: 1,
      lines: [{ kind: 'people', count: 1, unit: 0, amount: 0 }],
      total: 0,
    },
  ],
  totals: {
    subtotal: 0,
    saving: 0,
    tax: null,
    total: 0,
    deposit: { percent: 0, amount: 0 },
    balance: 0,
    people: 1,
    perHead: 0,
  },
  customer: { name: 'Probe', email: 'probe@localhost' },
});
