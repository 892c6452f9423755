import { type BalanceDue, getBalanceDue, paymentMode } from '@/commerce/pricing/payment';
import { todayIn } from '@/lib/days';
import { formatMoney } from '@/lib/formatMoney';
import { formatPercent } from '@/lib/formatPercent';
import { formatShortDay } from '@/lib/formatTime';
import type { Order, OrderItem, OrderLine } from '@/commerce/orders/order';
import type { Block, Row } from './block';
import type { Setting } from './setting';

type Print = Pick<Setting, 'words' | 'formatLocale'>;

/** A formatter for amounts in the currency of an order. */
export const moneyOf =
  ({ currency }: Order, { formatLocale }: Pick<Setting, 'formatLocale'>) =>
  (amount: number): string =>
    formatMoney(amount, currency, formatLocale);

/** When the balance of an order is due, as of the day it was placed in its city. */
export const balanceDueOf = (
  { items, city, createdAt }: Order,
  { timeZoneOf }: Pick<Setting, 'timeZoneOf'>,
): BalanceDue =>
  getBalanceDue(
    items.map(({ selectedDate }) => selectedDate),
    todayIn(timeZoneOf(city), new Date(createdAt)),
  );

type Money = (amount: number) => string;

const nameLine = ({ kind, count, unit, extra }: OrderLine, t: Setting['words'], money: Money) => {
  const price = money(unit);
  switch (kind) {
    case 'people':
      return t('plan:lines.people', { count, price });
    case 'raised':
      return t('plan:lines.raised', { count, price });
    case 'group':
      return t('plan:lines.group');
    case 'free':
      return t('plan:lines.free');
    case 'extra':
      return t('plan:lines.extra', { name: extra?.name ?? '', count, price });
  }
};

const toDay = ({ selectedDate, dateChoice }: OrderItem, { words: t, formatLocale }: Print) => {
  const day = formatShortDay(selectedDate, formatLocale);
  return dateChoice === 'chosen' ? day : t('plan:day.any', { day });
};

const toTime = ({ startTime: time }: OrderItem, t: Setting['words']) =>
  time === null ? t('plan:start.anyInText') : t('plan:start.at', { time });

const toItem = (item: OrderItem, setting: Print, money: Money): Block => {
  const { words: t } = setting;
  return {
    kind: 'item',
    name: item.name,
    when: [toDay(item, setting), toTime(item, t), t('people', { count: item.people })].join(', '),
    notices: item.notices.map((notice) => t(`plan:notices.${notice}`)),
    lines: item.lines.map((line): Row => [nameLine(line, t, money), money(line.amount)]),
    total: money(item.total),
  };
};

/** The first and last day of the stay, as far as the customer has said them. */
const toStay = (
  { stay: { arrival, departure } }: Order,
  { words: t, formatLocale }: Print,
): readonly Block[] => {
  const days: readonly (readonly [string, string | null])[] = [
    [t('plan:stay.arrival'), arrival],
    [t('plan:stay.departure'), departure],
  ];
  const rows = days.flatMap(([label, day]): Row[] =>
    day === null ? [] : [[label, formatShortDay(day, formatLocale)]],
  );
  return rows.length > 0 ? [{ kind: 'facts', rows }] : [];
};

const toTotals = (order: Order, setting: Setting, money: Money): Block => {
  const { words: t, formatLocale } = setting;
  const { subtotal, saving, tax, total, deposit, balance, people, perHead } = order.totals;
  const percent = (value: number) => formatPercent(value, formatLocale);
  // As on the sites: prices without a tax on top include it.
  const main = tax
    ? t('plan:totals.total')
    : `${t('plan:totals.total')} (${t('common:price.vat')})`;
  return {
    kind: 'totals',
    main,
    rows: [
      ...(saving > 0 || tax ? [[t('plan:totals.subtotal'), money(subtotal)] as const] : []),
      ...(saving > 0 ? [[t('plan:totals.saving'), money(-saving)] as const] : []),
      ...(tax
        ? [[t('plan:totals.tax', { percent: percent(tax.percent) }), money(tax.amount)] as const]
        : []),
      [main, money(total)],
      ...(people > 0
        ? [[t('plan:totals.perHead', { count: people }), money(perHead)] as const]
        : []),
      [t(`deposit.${paymentMode}`, { percent: percent(deposit.percent) }), money(deposit.amount)],
      [t(`balance.${balanceDueOf(order, setting)}`), money(balance)],
    ],
  };
};

/** The ordered plan with its stored prices, sorted by day as on the thank-you page. */
export const toPlanBlocks = (order: Order, setting: Setting): readonly Block[] => {
  const money = moneyOf(order, setting);
  const byDay = [...order.items].sort((a, b) =>
    a.selectedDate < b.selectedDate ? -1 : Number(a.selectedDate > b.selectedDate),
  );
  return [
    { kind: 'heading', text: setting.words('plan', { city: setting.nameOfCity(order.city) }) },
    ...toStay(order, setting),
    ...byDay.map((item) => toItem(item, setting, money)),
    toTotals(order, setting, money),
  ];
};
