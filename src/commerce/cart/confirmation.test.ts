import fc from 'fast-check';
import { toApiOrder } from '@/commerce/orders/order';
import { order } from '@/testing/order';
import { hasOtherPrices, parseConfirmation, type StoredConfirmation } from './confirmation';

const stored: StoredConfirmation = {
  city: 'Krakow',
  name: 'Ann Bell',
  email: 'ann@example.com',
  shown: { currency: 'EUR', total: 605, deposit: 182 },
  order: toApiOrder(order),
};

const parse = (change: object = {}) => parseConfirmation(JSON.stringify({ ...stored, ...change }));

it('comes back from storage as it was kept', () => {
  expect(parse()).toMatchObject({
    city: 'Krakow',
    name: 'Ann Bell',
    email: 'ann@example.com',
    shown: stored.shown,
    order: { reference: 'TR-7K2M-9Q', totals: order.totals },
  });
});

it('is one without an order, too: a back end need not say what it made of a plan', () => {
  expect(parse({ order: null })).toMatchObject({ name: 'Ann Bell', order: undefined });
});

it.each([
  ['no name', { name: 7 }],
  ['no email', { email: null }],
  ['nothing that was shown', { shown: null }],
  ['a currency that nobody knows', { shown: { ...stored.shown, currency: 'XAU' } }],
  ['a total that is a text', { shown: { ...stored.shown, total: '605' } }],
])('with %s it is none', (_, change) => {
  expect(parse(change)).toBeUndefined();
});

it('whatever stands in storage is a confirmation or is none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseConfirmation(text)).toBeUndefined();
    }),
  );
});

describe('other prices than the visitor saw', () => {
  const changed = (shown: object) => {
    const confirmation = parse({ shown: { ...stored.shown, ...shown } });
    return confirmation && hasOtherPrices(confirmation);
  };

  it('are another total or another currency', () => {
    expect(changed({ total: 604 })).toBe(true);
    expect(changed({ currency: 'GBP' })).toBe(true);
  });

  it('are none where the total is the same', () => {
    expect(changed({})).toBe(false);
  });
});
