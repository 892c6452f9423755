import { isDay } from '@/lib/days';
import { toFields } from '@troupe/basics/fields';
import { decodePercent } from '@troupe/basics/decodePercent';
import { parseJson } from '@/lib/parseJson';
import { type CurrencyCode, isCurrencyCode } from '@/commerce/pricing/currencies';
import { type Cart, isPeople, mostItems } from './cart';
import { parseStored, savedAtOf } from './storedCart';

/**
 * The data that a visitor takes along to a site in another language. Each site has its own host and storage, so the
 * data is passed in the fragment of the URL, which is not sent to a server.
 */
export interface CartHandoff {
  readonly arrival: string | null;
  readonly departure: string | null;
  readonly people: number | null;
  readonly currency: CurrencyCode | null;
  /** City slug; `null` without a cart. */
  readonly city: string | null;
  /** The stored cart, untrusted. */
  readonly plan: unknown;
}

const mark = '#visit=';

export const toFragment = (handoff: CartHandoff): string =>
  mark + encodeURIComponent(JSON.stringify(handoff));

/** @param hash the untrusted fragment of the URL @returns `undefined` if it has no such data */
export const parseFragment = (hash: string): CartHandoff | undefined => {
  const data = hash.startsWith(mark)
    ? parseJson(decodePercent(hash.slice(mark.length)) ?? '')
    : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const { arrival, departure, people, currency, city, plan } = toFields(data);
  return {
    arrival: isDay(arrival) ? arrival : null,
    departure: isDay(departure) ? departure : null,
    people: isPeople(people) ? people : null,
    currency: isCurrencyCode(currency) ? currency : null,
    city: typeof city === 'string' ? city : null,
    plan: plan ?? null,
  };
};

interface ArrivingPlan {
  /** The stored cart of this site. */
  readonly own: unknown;
  readonly handoff: CartHandoff;
  readonly shopGroupId: number;
  /** In the city's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** Creates an id for a cart without a usable one. */
  readonly createId: () => string;
  /** Whether the visitor came from one of the shop's own sites, because links on other sites are untrusted. */
  readonly isFromOwnSite: boolean;
}

/** Removes an unknown id: it becomes the idempotency key of the order, so an untrusted link must not choose it. */
const withoutForeignId = (plan: unknown, own: unknown): unknown => {
  const { id, ...rest } = toFields(plan);
  return id === toFields(own)['id'] ? plan : rest;
};

/**
 * Merges an arriving cart with the stored one. If both have the same id, the one with the latest change wins. Otherwise
 * the missing items are added to the stored cart, so that no item is lost.
 *
 * @returns `undefined` if there is no cart
 */
export const unpackPlan = ({
  own,
  handoff: { city, plan },
  shopGroupId,
  today,
  createId,
  isFromOwnSite,
}: ArrivingPlan): Cart | undefined => {
  if (city === null) return undefined;
  const place = { shopGroupId, city };
  const brought = isFromOwnSite || Array.isArray(plan) ? plan : withoutForeignId(plan, own);
  // The cart may come from another shop group in the same city; only its items matter.
  const moved =
    typeof brought === 'object' && brought !== null
      ? { ...brought, shop_group_id: shopGroupId }
      : brought;
  const incoming = parseStored(moved, place, today, createId);
  const here = parseStored(own, place, today, createId);
  if (!incoming || !here || here.items.length === 0) return incoming ?? here;
  if (incoming.id === here.id) return savedAtOf(plan) > savedAtOf(own) ? incoming : here;
  const isNew = ({ id }: { readonly id: number }) => here.items.every((item) => item.id !== id);
  return { ...here, items: [...here.items, ...incoming.items.filter(isNew)].slice(0, mostItems) };
};
