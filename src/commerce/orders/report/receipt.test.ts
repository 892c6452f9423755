import { type OrderState, orderStates } from '@/commerce/cart/orderState';
import type { Order } from '../order';
import { createOrder as createPlaced } from '../testing/orders';
import { formatOrderLine, formatReceipt } from './receipt';

const createOrder = (change: Partial<Order> = {}, state: OrderState = 'received') => ({
  ...createPlaced(change),
  state,
});

it('a receipt shows who ordered what on which day and what it costs', () => {
  const order = createOrder({
    reference: 'TR-7K4M-9QXD',
    customer: {
      name: 'Ann Example',
      email: 'ann@example.com',
      notes: 'We arrive late.\nTwo of us eat no meat.',
    },
  });
  expect(formatReceipt(order)).toBe(
    `
TR-7K4M-9QXD                                        2026-05-23 10:00 UTC
Shop group 1, krakow, site en
State: received
Stay from 20 June 2026 until 22 June 2026
------------------------------------------------------------------------
Name:       Ann Example
E-mail:     ann@example.com
Notes:      We arrive late.
            Two of us eat no meat.
------------------------------------------------------------------------
Pub crawl                                                           £195
  19 June 2026 (held: any day is fine), start 21:00, 8 people
  ! outside its usual season
  ! outside the stay
    8 × £20  people                                                 £160
    2 × £20  more, up to the minimum                                 £40
    1 × £20  goes free                                              -£20
    3 × £5  Shots                                                    £15

Limousine                                                           £150
  20 June 2026, any start time, 8 people
    for the group                                                   £150
------------------------------------------------------------------------
Subtotal                                                            £365
Saving                                                              -£20
Tax 7.5 %                                                            £26
Total                                                               £371
Deposit 30 %                                                        £111
Balance                                                             £260
Per head (8 people)                                                  £47
Terms shown                                    5d0f5a7c1b2e.9c41e07d33aa`.slice(1),
  );
});

it.each([
  [{ shown: 'a1', current: 'b2' }, [/^Terms shown +a1$/m, /^Terms of the shop at that time +b2$/m]],
  [{ shown: null, current: 'b2' }, [/^Terms shown +unknown$/m]],
  [{ shown: 'a1', current: null }, [/^Terms of the shop at that time +unknown$/m]],
])('a receipt shows which terms the customer saw and which the shop had: %j', (terms, lines) => {
  const receipt = formatReceipt(createOrder({ termsVersion: terms }));
  for (const line of lines) expect(receipt).toMatch(line);
});

it('a receipt of an order from before says nothing of the terms', () => {
  const order = createOrder({ termsVersion: { shown: null, current: null } });
  expect(formatReceipt(order)).not.toContain('Terms');
});

it.each(orderStates)('a receipt and a line of the list show that an order is %s', (state) => {
  const order = createOrder({}, state);
  expect(formatReceipt(order).split('\n')).toContain(`State: ${state}`);
  expect(formatOrderLine(order)).toContain(` ${state} `);
});

it('moves no cursor of a terminal, and a list has one line for each order', () => {
  const [item] = createOrder().items;
  const order = createOrder({
    items: item ? [{ ...item, name: 'Pub\ncrawl\u001B[1A' }] : [],
    customer: { name: 'Ann\nTR-0000-0000\u001B[8m', email: 'a@b.example', notes: '\u001Bc\nlate' },
  });
  expect(formatReceipt(order).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  expect(formatReceipt(order)).toContain('Notes:      \\u001bc\n            late\n');
  expect(formatReceipt(order)).toContain('Pub crawl\\u001b[1A');
  expect(formatOrderLine(order)).toMatch(/ Ann TR-0000-0000\\u001b\[8m$/);
});

it('a line of the list has the figures under one another', () => {
  const [short, long] = [
    createOrder({ city: 'riga' }),
    createOrder({ city: 'budapest' }, 'confirmed'),
  ].map(formatOrderLine);
  expect(short).toMatch(
    /^TR-.{9} 2026-05-23 10:00 UTC +1 riga +2 items +£371 +received +Ann Example$/,
  );
  expect(short?.indexOf('£')).toBe(long?.indexOf('£'));
  expect(short?.indexOf('Ann')).toBe(long?.indexOf('Ann'));
});
