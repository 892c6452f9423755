import { type DateChoice, dateChoices, isStartTime } from './cart';
import { isOrderNotice, type OrderNotice, type Stay } from './notices';
import { isDay } from '@/lib/days';
import { isBookingKey } from './bookings';
import { type Fields, toFields } from '@troupe/basics/fields';
import { type CurrencyCode, isCurrencyCode } from '@/commerce/pricing/currencies';
import type { ItemPrice, PriceLine } from '@/commerce/pricing/priceItem';
import type { PlanPrice } from '@/commerce/pricing/pricePlan';

export interface OrderedItem {
  readonly id: number;
  readonly name: string;
  /** `YYYY-MM-DD` in the city's time zone. */
  readonly day: string;
  readonly choice: DateChoice;
  /** `null` if any start time of the activity will do. */
  readonly time: string | null;
  readonly notices: readonly OrderNotice[];
  readonly people: number;
  readonly price: ItemPrice;
  /** Where it starts; `undefined` where the response does not say it. */
  readonly place?: string;
  /** Names of the extras, by id. */
  readonly extras: Readonly<Record<number, string>>;
}

/** An order from an API response. All amounts are whole units of its currency. */
export interface ConfirmedOrder {
  readonly reference: string;
  /** When the order was placed; `undefined` if an upstream has not said so. */
  readonly createdAt: Date | undefined;
  /** Whether the shop sends the customer a copy by e-mail. */
  readonly isMailed: boolean;
  /** The key of the private link to the order's page, if it has one. */
  readonly key?: string;
  readonly currency: CurrencyCode;
  readonly stay: Stay;
  readonly items: readonly OrderedItem[];
  readonly totals: Omit<PlanPrice, 'items'>;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const toAmount = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

const toTime = (value: unknown): Date | undefined => {
  const time = new Date(toText(value));
  return Number.isNaN(time.getTime()) ? undefined : time;
};

const toList = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(toFields) : [];

const toLine = (line: Fields): PriceLine[] => {
  const figures = {
    count: toAmount(line['count']),
    unit: toAmount(line['unit']),
    amount: toAmount(line['amount']),
  };
  switch (line['kind']) {
    case 'group':
      return [{ kind: 'group', amount: figures.amount }];
    case 'people':
    case 'raised':
    case 'free':
      return [{ kind: line['kind'], ...figures }];
    case 'extra':
      return [{ kind: 'extra', id: toAmount(line['id']), ...figures }];
    default:
      return [];
  }
};

const toDayOrNull = (value: unknown): string | null => (isDay(value) ? value : null);

const toItem = (item: Fields): OrderedItem[] => {
  const day = item['selected_date'];
  if (!isDay(day)) return [];
  const lines = toList(item['lines']);
  const place = toText(item['meeting_point']);
  return [
    {
      id: toAmount(item['id']),
      name: toText(item['name']),
      day,
      choice: dateChoices.find((choice) => choice === item['date_choice']) ?? 'chosen',
      time: isStartTime(item['start_time']) ? item['start_time'] : null,
      notices: Array.isArray(item['notices']) ? item['notices'].filter(isOrderNotice) : [],
      people: toAmount(item['number_of_people']),
      ...(place === '' ? {} : { place }),
      price: { lines: lines.flatMap(toLine), total: toAmount(item['total']) },
      extras: Object.fromEntries(
        lines
          .filter(({ kind }) => kind === 'extra')
          .map(({ id, name }) => [toAmount(id), toText(name)]),
      ),
    },
  ];
};

const toTotals = (totals: Fields): ConfirmedOrder['totals'] => ({
  subtotal: toAmount(totals['subtotal']),
  saving: toAmount(totals['saving']),
  tax:
    typeof totals['tax'] === 'number'
      ? { percent: toAmount(totals['tax_percent']), amount: totals['tax'] }
      : null,
  total: toAmount(totals['total']),
  deposit: {
    percent: toAmount(totals['deposit_percent']),
    amount: toAmount(totals['deposit']),
  },
  balance: toAmount(totals['balance']),
  people: toAmount(totals['people']),
  perHead: toAmount(totals['per_head']),
});

/** @returns `undefined` if there is no complete order: an upstream may only confirm the success */
export const parseOrder = (answer: unknown): ConfirmedOrder | undefined => {
  const { reference, currency, items, totals, ...more } = toFields(answer);
  const ordered = toList(items).flatMap(toItem);
  if (typeof reference !== 'string' || reference === '') return undefined;
  if (!isCurrencyCode(currency) || ordered.length === 0) return undefined;
  return {
    reference,
    createdAt: toTime(more['created_at']),
    isMailed: more['confirmation_email'] === true,
    ...(isBookingKey(more['key']) ? { key: more['key'] } : {}),
    currency,
    stay: {
      arrival: toDayOrNull(more['arrival']),
      departure: toDayOrNull(more['departure']),
    },
    items: ordered,
    totals: toTotals(toFields(totals)),
  };
};
