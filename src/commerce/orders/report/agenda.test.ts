import type { OrderState } from '@/commerce/cart/orderState';
import { createOrder } from '../testing/orders';
import { formatDayEntries } from './agenda';

const entryOf = (
  change: Parameters<typeof createOrder>[0],
  index = 0,
  state: OrderState = 'received',
) => {
  const order = { ...createOrder(change), state };
  const item = order.items[index];
  if (!item) throw new Error('There should be one');
  return { order, item };
};

it('is sorted by city and time, with who comes and what they booked', () => {
  const printed = formatDayEntries('2026-06-19', [
    entryOf({ reference: 'TR-3333-3333', city: 'riga' }),
    entryOf({ reference: 'TR-2222-2222' }, 1, 'confirmed'),
    entryOf({ reference: 'TR-4444-4444' }),
  ]);
  expect(printed.split('\n')).toEqual([
    expect.stringMatching(/^Fri,? 19 Jun 2026$/),
    '-'.repeat(72),
    'krakow',
    expect.stringMatching(/^ {2}21:00 {2}Pub crawl +8 people$/),
    '    TR-4444-4444, received, site en: Ann Example, +44 20 7946 0018, ann@example.com',
    '    with 3 × Shots',
    expect.stringMatching(/^ {2}any time {2}Limousine +8 people$/),
    '    TR-2222-2222, confirmed, site en: Ann Example, +44 20 7946 0018, ann@example.com',
    '-'.repeat(72),
    'riga',
    expect.stringMatching(/^ {2}21:00 {2}Pub crawl +8 people$/),
    expect.stringContaining('TR-3333-3333'),
    '    with 3 × Shots',
  ]);
});

it('has the early before the late, the same activity together, and any start time at the end', () => {
  const at = (reference: string, productId: number, startTime: string | null) => {
    const { order, item } = entryOf({ reference });
    return { order, item: { ...item, productId, startTime } };
  };
  const printed = formatDayEntries('2026-06-19', [
    at('TR-6666-6666', 1, null),
    at('TR-5555-5555', 1, '21:00'),
    at('TR-4444-4444', 2, '09:30'),
    at('TR-3333-3333', 2, '21:00'),
    at('TR-2222-2222', 1, '21:00'),
  ]);
  expect(printed.match(/TR-\d/g)).toEqual(['TR-4', 'TR-2', 'TR-5', 'TR-3', 'TR-6']);
});

it('marks what was cancelled, after what runs in the same city, and counts none of its people', () => {
  const printed = formatDayEntries('2026-06-19', [
    entryOf({ reference: 'TR-2222-2222' }, 0, 'cancelled'),
    entryOf({ reference: 'TR-3333-3333' }, 1, 'confirmed'),
    entryOf({ reference: 'TR-4444-4444', city: 'riga' }, 1, 'cancelled'),
  ]);
  expect(printed.split('\n').slice(2)).toEqual([
    'krakow',
    expect.stringMatching(/^ {2}any time {2}Limousine +8 people$/),
    expect.stringMatching(/^ {4}TR-3333-3333, confirmed, /),
    '  CANCELLED  21:00  Pub crawl, 8 people',
    '    TR-2222-2222, cancelled, site en: Ann Example, +44 20 7946 0018, ann@example.com',
    '-'.repeat(72),
    'riga',
    '  CANCELLED  any time  Limousine, 8 people',
    expect.stringMatching(/^ {4}TR-4444-4444, cancelled, /),
  ]);
});

it('has an order that cannot be read at its end', () => {
  const broken = {
    reference: 'TR-5555-5555',
    createdAt: '2026-05-23T10:00:00.000Z',
    problem: 'the column locale is not as expected',
  };
  const lines = formatDayEntries('2026-06-19', [broken, entryOf({})]).split('\n');
  expect(lines.at(-1)).toBe(
    'TR-5555-5555 2026-05-23 10:00 UTC cannot be read: the column locale is not as expected',
  );
});

it('escapes what a terminal would execute', () => {
  const customer = { name: 'Ann\u001b[2J', email: 'ann@example.com' };
  expect(formatDayEntries('2026-06-19', [entryOf({ customer })])).not.toContain('\u001b');
});

it('is empty on a day without activities', () => {
  expect(formatDayEntries('2026-06-19', [])).toBe('');
});
