import { isDay } from '@/lib/days';
import { toFields } from '@/lib/fields';
import { isUuid } from '@/lib/uuid';
import {
  type Cart,
  type CartExtra,
  type CartItem,
  mostExtras,
  mostItems,
  mostPeople,
  mostUnits,
} from './cart';

/** A number, also where an older version or a hand left it as text. */
const toNumber = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const wholeOr = (value: unknown, least: number, most: number, otherwise: number): number => {
  const number = toNumber(value);
  return isWhole(number, least, most) ? number : otherwise;
};

/** More than anything costs, in PLN. */
const highestPrice = 100_000;

/** A price that makes no sense is 0 until the catalogue has told the right one: see `refreshPrices`. */
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

const parseItem = (value: unknown, defaultDate: string): CartItem[] => {
  const item = toFields(value);
  const id = toNumber(item['id']);
  if (!isWhole(id, 1, Number.MAX_SAFE_INTEGER)) return [];
  const minPeople = wholeOr(item['min_people'], 1, mostPeople, 1);
  const threshold = wholeOr(item['stag_goes_free'], 1, mostPeople, 0);
  const date = item['selected_date'];
  return [
    {
      id,
      price: priceOr0(item['price']),
      min_people: minPeople,
      number_of_people: wholeOr(item['number_of_people'], 1, mostPeople, minPeople),
      selected_date: isDay(date) ? date : defaultDate,
      single: item['single'] === true,
      stag_goes_free: threshold === 0 ? null : threshold,
      extras: uniqueById(listOf(item['extras'], parseExtra)).slice(0, mostExtras),
    },
  ];
};

/**
 * A stored plan, which may be of an older shape, hand-edited or no plan at all. Keeps whatever can be kept: a bad item
 * is left out, a bad field gets its default, and the others stay.
 *
 * @param defaultDate for items without a usable date, `YYYY-MM-DD`
 * @param createId for a plan without a usable id; must give the same one while the plan stays unchanged
 * @returns nothing when there is no plan in it
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
    id: isUuid(id) ? id : createId(),
    items: uniqueById(listOf(items, (item) => parseItem(item, defaultDate))).slice(0, mostItems),
  };
};
