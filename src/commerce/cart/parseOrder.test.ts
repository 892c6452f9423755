import fc from 'fast-check';
import { toApiOrder } from '@/commerce/orders/order';
import { order } from '@/testing/order';
import { parseOrder } from './parseOrder';

const answer = JSON.parse(JSON.stringify(toApiOrder(order))) as Readonly<Record<string, unknown>>;

it('an order of the API is read with every line and figure', () => {
  expect(parseOrder(answer)).toEqual({
    reference: 'TR-7K2M-9Q',
    createdAt: new Date('2026-11-21T10:00:00.000Z'),
    isMailed: false,
    currency: 'EUR',
    stay: { arrival: '2026-12-04', departure: null },
    items: [
      {
        id: 2,
        name: 'Party boat',
        day: '2026-12-06',
        choice: 'any',
        time: '18:00',
        notices: ['outOfSeason'],
        people: 9,
        price: { lines: [{ kind: 'group', amount: 106 }], total: 106 },
        extras: {},
      },
      {
        id: 1,
        name: 'Go-karting',
        day: '2026-12-05',
        choice: 'chosen',
        time: null,
        notices: [],
        people: 9,
        price: {
          lines: [
            { kind: 'people', count: 9, unit: 32, amount: 288 },
            { kind: 'raised', count: 2, unit: 32, amount: 64 },
            { kind: 'free', count: 1, unit: 32, amount: -32 },
            { kind: 'extra', id: 7, count: 6, unit: 11, amount: 66 },
          ],
          total: 386,
        },
        extras: { 7: 'Beer' },
      },
    ],
    totals: order.totals,
  });
});

it.each([
  [true, true],
  [false, false],
  ['yes', false],
  [undefined, false],
])('a copy by e-mail is announced only if the shop says it sends one: %s', (sent, isMailed) => {
  expect(parseOrder({ ...answer, confirmation_email: sent })?.isMailed).toBe(isMailed);
});

it('an order of an unknown time has none', () => {
  expect(parseOrder({ ...answer, created_at: 'soon' })?.createdAt).toBeUndefined();
});

it('an order of a back end that says nothing of days and stay has chosen days and no stay', () => {
  const [item] = (answer['items'] as object[]).map((it) => ({
    ...it,
    date_choice: undefined,
    notices: ['outOfSeason', 'unheard-of', 1],
  }));
  expect(parseOrder({ ...answer, arrival: undefined, departure: 5, items: [item] })).toMatchObject({
    stay: { arrival: null, departure: null },
    items: [{ choice: 'chosen', notices: ['outOfSeason'] }],
  });
});

it('an order without tax has none', () => {
  const untaxed = toApiOrder({ ...order, totals: { ...order.totals, tax: null } });
  expect(parseOrder(untaxed)?.totals.tax).toBeNull();
});

it.each([
  ['no reference', { ...answer, reference: '' }],
  ['a currency that nobody knows', { ...answer, currency: 'XAU' }],
  ['nothing in it', { ...answer, items: [] }],
  ['days that no calendar has', { ...answer, items: [{ selected_date: '2026-02-30' }] }],
  ['nothing but a reference', { reference: 'TR-7K2M-9Q' }],
])('what has %s is no order', (_, bad) => {
  expect(parseOrder(bad)).toBeUndefined();
});

it('whatever a back end answers, it is an order or it is none', () => {
  fc.assert(
    fc.property(fc.anything(), fc.jsonValue(), (value, items) => {
      expect(parseOrder(value)).toBeUndefined();
      expect(() => parseOrder({ ...answer, items, totals: value })).not.toThrow();
    }),
  );
});
