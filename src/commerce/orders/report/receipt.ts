import { formatDay } from '@/lib/formatTime';
import { toPrintableLine } from '@/lib/printable';
import { formatMoney } from '@/lib/formatMoney';
import type { Order, OrderItem, OrderLine } from '../order';
import { formatMoment, formatPerson, rule, spread } from './layout';

const locale = 'en-GB';

const reasons: Readonly<Record<OrderLine['kind'], string>> = {
  group: 'for the group',
  people: 'people',
  raised: 'more, up to the minimum',
  free: 'goes free',
  extra: '',
};

const formatItem = (item: OrderItem, money: (amount: number) => string): readonly string[] => [
  '',
  spread(toPrintableLine(item.name), money(item.total)),
  `  ${formatDay(item.selectedDate, locale)}, ${item.people} people`,
  ...item.lines.map(({ kind, count, unit, amount, extra }) => {
    const what = toPrintableLine(extra?.name ?? reasons[kind]);
    const left = kind === 'group' ? what : `${count} × ${money(unit)}  ${what}`;
    return spread(`    ${left}`, money(amount));
  }),
];

/** Formats an order for printing, as a receipt. */
export const formatReceipt = (order: Order): string => {
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const { subtotal, saving, tax, total, deposit, balance, people, perHead } = order.totals;
  return [
    spread(order.reference, formatMoment(order.createdAt)),
    `Shop group ${order.shopGroupId}, ${order.city}, site ${order.locale}`,
    rule,
    ...formatPerson(order.customer),
    rule,
    ...order.items.flatMap((item) => formatItem(item, money)).slice(1),
    rule,
    spread('Subtotal', money(subtotal)),
    ...(saving > 0 ? [spread('Saving', money(-saving))] : []),
    ...(tax ? [spread(`Tax ${tax.percent} %`, money(tax.amount))] : []),
    spread('Total', money(total)),
    spread(`Deposit ${deposit.percent} %`, money(deposit.amount)),
    spread('Balance', money(balance)),
    spread(`Per head (${people} people)`, money(perHead)),
  ].join('\n');
};

/** Formats an order as one line of a list. */
export const formatOrderLine = (order: Order): string =>
  [
    order.reference,
    formatMoment(order.createdAt),
    String(order.shopGroupId).padStart(3),
    order.city.padEnd(12),
    `${order.items.length} ${order.items.length === 1 ? 'item' : 'items'}`.padStart(8),
    formatMoney(order.totals.total, order.currency, locale).padStart(12),
    ` ${toPrintableLine(order.customer.name)}`,
  ].join(' ');
