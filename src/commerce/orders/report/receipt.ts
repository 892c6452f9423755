import { formatDay } from '@/lib/formatTime';
import { toPrintableLine } from '@/lib/printable';
import { formatMoney } from '@/lib/formatMoney';
import type { DateChoice } from '@/commerce/cart/cart';
import type { OrderNotice } from '@/commerce/cart/notices';
import type { Order, OrderItem, OrderLine } from '../order';
import type { OrderWithState } from '../store/stateReading';
import { formatMoment, formatPerson, rule, spread } from './layout';

const locale = 'en-GB';

const reasons: Readonly<Record<OrderLine['kind'], string>> = {
  group: 'for the group',
  people: 'people',
  raised: 'more, up to the minimum',
  free: 'goes free',
  extra: '',
};

const choices: Readonly<Record<DateChoice, string>> = {
  chosen: '',
  held: ' (held: the customer has not chosen a day)',
  any: ' (held: any day is fine)',
};

const notices: Readonly<Record<OrderNotice, string>> = {
  shortNotice: 'ordered on the day itself',
  outOfSeason: 'outside its usual season',
  outsideStay: 'outside the stay',
};

const formatTime = ({ startTime }: OrderItem) =>
  startTime === null ? 'any start time' : `start ${startTime}`;

const formatStay = ({ arrival, departure }: Order['stay']): readonly string[] => {
  const days = [
    ...(arrival === null ? [] : [`from ${formatDay(arrival, locale)}`]),
    ...(departure === null ? [] : [`until ${formatDay(departure, locale)}`]),
  ];
  return days.length > 0 ? [`Stay ${days.join(' ')}`] : [];
};

const formatTerms = ({ shown, current }: Order['termsVersion']): readonly string[] => {
  if (shown === null && current === null) return [];
  if (shown === current) return [spread('Terms shown', shown ?? '')];
  return [
    spread('Terms shown', shown === null ? 'unknown' : toPrintableLine(shown)),
    spread('Terms of the shop at that time', current ?? 'unknown'),
  ];
};

const formatItem = (item: OrderItem, money: (amount: number) => string): readonly string[] => [
  '',
  spread(toPrintableLine(item.name), money(item.total)),
  `  ${formatDay(item.selectedDate, locale)}${choices[item.dateChoice]}, ${formatTime(item)}, ${item.people} people`,
  ...item.notices.map((notice) => `  ! ${notices[notice]}`),
  ...item.lines.map(({ kind, count, unit, amount, extra }) => {
    const what = toPrintableLine(extra?.name ?? reasons[kind]);
    const left = kind === 'group' ? what : `${count} × ${money(unit)}  ${what}`;
    return spread(`    ${left}`, money(amount));
  }),
];

/** Formats an order for printing, as a receipt. */
export const formatReceipt = (order: OrderWithState): string => {
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const { subtotal, saving, tax, total, deposit, balance, people, perHead } = order.totals;
  return [
    spread(order.reference, formatMoment(order.createdAt)),
    `Shop group ${order.shopGroupId}, ${order.city}, site ${order.locale}`,
    `State: ${order.state}`,
    ...formatStay(order.stay),
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
    ...formatTerms(order.termsVersion),
  ].join('\n');
};

/** Formats an order as one line of a list. */
export const formatOrderLine = (order: OrderWithState): string =>
  [
    order.reference,
    formatMoment(order.createdAt),
    String(order.shopGroupId).padStart(3),
    order.city.padEnd(12),
    `${order.items.length} ${order.items.length === 1 ? 'item' : 'items'}`.padStart(8),
    formatMoney(order.totals.total, order.currency, locale).padStart(12),
    ` ${order.state.padEnd(9)}`,
    ` ${toPrintableLine(order.customer.name)}`,
  ].join(' ');
