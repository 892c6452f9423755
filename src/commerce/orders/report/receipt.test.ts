import { createOrder } from '../testing/orders';
import { formatOrderLine, formatReceipt } from './receipt';

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
------------------------------------------------------------------------
Name:       Ann Example
E-mail:     ann@example.com
Notes:      We arrive late.
            Two of us eat no meat.
------------------------------------------------------------------------
Pub crawl                                                           £195
  19 June 2026, 8 people
    8 × £20  people                                                 £160
    2 × £20  more, up to the minimum                                 £40
    1 × £20  goes free                                              -£20
    3 × £5  Shots                                                    £15

Limousine                                                           £150
  20 June 2026, 8 people
    for the group                                                   £150
------------------------------------------------------------------------
Subtotal                                                            £365
Saving                                                              -£20
Tax 7.5 %                                                            £26
Total                                                               £371
Deposit 30 %                                                        £111
Balance                                                             £260
Per head (8 people)                                                  £47`.slice(1),
  );
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
  const [short, long] = [createOrder({ city: 'riga' }), createOrder({ city: 'budapest' })].map(
    formatOrderLine,
  );
  expect(short).toMatch(/^TR-.{9} 2026-05-23 10:00 UTC +1 riga +2 items +£371 +Ann Example$/);
  expect(short?.indexOf('£')).toBe(long?.indexOf('£'));
});
