import { isDay } from '@/lib/days';
import { toFields } from '@troupe/basics/fields';
import { isUuid } from '@/lib/uuid';
import {
  type Cart,
  type CartExtra,
  type CartItem,
  isStartTime,
  longestName,
  mostExtras,
  mostItems,
  mostPeople,
  mostUnits,
} from './cart';

/** Reads a number, also from text in storage of an older version. */
const toNumber = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const wholeOr = (value: unknown, least: number, most: number, otherwise: number): number => {
  const number = toNumber(value);
  return isWhole(number, least, most) ? number : otherwise;
};

/** Higher than any price, in PLN. */
const highestPrice = 100_000;

/** An invalid price is 0 until `refreshPrices` sets the one of the catalogue. */
const priceOr0 = (value: unknown): number => {
  const price = toNumber(value);
  return price > 0 && price <= highestPrice ? price : 0;
};

const uniqueById = <Value extends { readonly id: number }>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [value.id, value])).values(),
];

const listOf = <Value>(value: unknown, parse: (value: unknown) => Value[]): Value[] =>
  Array.isArray(value) ? value.flatMap(parse) : [];

const parseExtra = (value: unknown): CartExtra[] => {
  const extra = toFields(value);
  const id = toNumber(extra['id']);
  if (!isWhole(id, 1, Number.MAX_SAFE_INTEGER)) return [];
  return [
    {
      id,
      price: priceOr0(extra['price']),
      quantity: wholeOr(extra['quantity'], 1, mostUnits, 1),
      min_people: wholeOr(extra['min_people'], 1, mostPeople, 1),
    },
  ];
};

const nameOf = (value: unknown): Pick<CartItem, 'name'> =>
  typeof value === 'string' && value.length <= longestName && value.trim() !== ''
    ? { name: value }
    : {};

const parseItem = (value: unknown, defaultDate: string): CartItem[] => {
  const item = toFields(value);
  const id = toNumber(item['id']);
  if (!isWhole(id, 1, Number.MAX_SAFE_INTEGER)) return [];
  const minPeople = wholeOr(item['min_people'], 1, mostPeople, 1);
  const threshold = wholeOr(item['stag_goes_free'], 1, mostPeople, 0);
  const date = item['selected_date'];
  const time = item['start_time'];
  const choice = isDay(date) ? item['date_choice'] : 'held';
  return [
    {
      id,
      ...nameOf(item['name']),
      price: priceOr0(item['price']),
      min_people: minPeople,
      number_of_people: wholeOr(item['number_of_people'], 1, mostPeople, minPeople),
      selected_date: isDay(date) ? date : defaultDate,
      ...((choice === 'held' || choice === 'any') && { date_choice: choice }),
      ...(isStartTime(time) && { start_time: time }),
      single: item['single'] === true,
      stag_goes_free: threshold === 0 ? null : threshold,
      extras: uniqueById(listOf(item['extras'], parseExtra)).slice(0, mostExtras),
    },
  ];
};

/**
 * Parses a stored cart, which may have an older shape, be edited by hand or be something else. Leaves out invalid items
 * and replaces invalid fields with defaults.
 *
 * @param defaultDate for items without a valid date, `YYYY-MM-DD`
 * @param createId for a cart without a valid id; must return the same id while the cart is unchanged
 * @returns `undefined` if the value is not a cart
 */
export const parseCart = (
  stored: unknown,
  defaultDate: string,
  createId: () => string,
): Cart | undefined => {
  const items = Array.isArray(stored) ? stored : toFields(stored)['items'];
  if (!Array.isArray(items)) return undefined;
  const id = toFields(stored)['id'];
  return {
    id: isUuid(id) ? id.toLowerCase() : createId(),
    items: uniqueById(listOf(items, (item) => parseItem(item, defaultDate))).slice(0, mostItems),
  };
};
