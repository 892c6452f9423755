import { isDay } from '@/lib/days';
import { type CurrencyCode, isCurrencyCode } from '@/pricing/currencies';
import { type Cart, isPeople, mostItems } from './cart';
import { parseStored, savedAtOf } from './storedCart';

/**
 * What a visitor takes along to the site of another language. It has a host of its own, and so a storage of its own: the
 * luggage travels in the fragment of the address, which no server gets to see.
 */
export interface Luggage {
  readonly arrival: string | null;
  readonly departure: string | null;
  readonly people: number | null;
  readonly currency: CurrencyCode | null;
  /** City slug; `null` without a plan. */
  readonly city: string | null;
  /** As stored; not trusted. */
  readonly plan: unknown;
}

const mark = '#visit=';

export const toFragment = (luggage: Luggage): string =>
  mark + encodeURIComponent(JSON.stringify(luggage));

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
};

/** @param hash of the address; anybody can write one @returns nothing when it carries no luggage */
export const parseFragment = (hash: string): Luggage | undefined => {
  const data = hash.startsWith(mark) ? parseJson(hash.slice(mark.length)) : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const { arrival, departure, people, currency, city, plan } = data as Record<string, unknown>;
  return {
    arrival: isDay(arrival) ? arrival : null,
    departure: isDay(departure) ? departure : null,
    people: isPeople(people) ? people : null,
    currency: isCurrencyCode(currency) ? currency : null,
    city: typeof city === 'string' ? city : null,
    plan: plan ?? null,
  };
};

/**
 * What becomes of a plan that arrives where there may be one already: of the same plan the one that was changed last
 * stays; to another plan the items are added that it does not have. Nothing is ever lost.
 *
 * @param own as stored here
 * @param createId for a plan that brings no usable id
 * @returns nothing when there is nothing to keep
 */
export const unpackPlan = (
  own: unknown,
  { city, plan }: Luggage,
  shopGroupId: number,
  today: string,
  createId: () => string,
): Cart | undefined => {
  if (city === null) return undefined;
  const place = { shopGroupId, city };
  // The plan may come from another shop group of the same city: its items are what counts.
  const moved =
    typeof plan === 'object' && plan !== null ? { ...plan, shop_group_id: shopGroupId } : plan;
  const incoming = parseStored(moved, place, today, createId);
  const here = parseStored(own, place, today, createId);
  if (!incoming || !here || here.items.length === 0) return incoming ?? here;
  if (incoming.id === here.id) return savedAtOf(plan) > savedAtOf(own) ? incoming : here;
  const isNew = ({ id }: { readonly id: number }) => here.items.every((item) => item.id !== id);
  return { ...here, items: [...here.items, ...incoming.items.filter(isNew)].slice(0, mostItems) };
};
