import { ok, type Result } from '@troupe/basics/result';
import { apportion } from '@/commerce/pricing/apportion';
import type { CurrencyCode } from '@/commerce/pricing/currencies';
import { type PlanPrice, pricePlan } from '@/commerce/pricing/pricePlan';
import {
  type GuestCosts,
  mergeParts,
  splitCosts,
  type SplitPart,
  type SplitProblem,
} from '@/commerce/pricing/split';
import { type Attendance, countPriced, listAttending } from './listAttending';
import { type ExtraTaker, type GuestShare, OPEN_PLACE, wholeShare } from './share';
import type { TripPricedItem, TripPricing } from './tripPricing';

/** What a split is made from: a trip as its page knows it. */
export interface SplitSource extends Attendance {
  readonly currency: CurrencyCode;
  /** The size of the group, see `toGroupSize`. */
  readonly ownPeople: number;
  readonly pricing: TripPricing;
  readonly shares: readonly GuestShare[];
  readonly takers: readonly ExtraTaker[];
}

export interface TripSplit {
  /** In whole units. */
  readonly price: PlanPrice;
  /** In minor units, in the order of the guests. */
  readonly guests: readonly GuestCosts[];
  /** Of those who are planned and have not joined, so that nobody pays for them unasked. */
  readonly open: readonly GuestCosts[];
}

/** The part of an activity, or of an extra of it. */
export const toPartId = (item: number, extra?: number): string =>
  extra === undefined ? String(item) : `${item}/${extra}`;

const openIds = (count: number): readonly string[] =>
  Array.from({ length: Math.max(count, 0) }, (_, index) => `${OPEN_PLACE}-${index + 1}`);

const toParts = (
  source: SplitSource,
  item: TripPricedItem,
  { lines }: PlanPrice['items'][number],
): readonly SplitPart[] => {
  const attending = listAttending(source, item.id);
  const takers = [...attending, ...openIds(item.people - attending.length)];
  const own = lines.reduce((sum, { kind, amount }) => sum + (kind === 'extra' ? 0 : amount), 0);
  return [
    { id: toPartId(item.id), amount: own * 100, takers },
    ...lines.flatMap((line): SplitPart[] => {
      if (line.kind !== 'extra') return [];
      const chosen = source.takers
        .filter((it) => it.productId === item.id && it.extraId === line.id)
        .map(({ guestId }) => guestId);
      const id = toPartId(item.id, line.id);
      // Who does not come does not pay for what was ordered for him.
      const left = chosen.filter((guest) => attending.includes(guest));
      return [{ id, amount: line.amount * 100, takers: chosen.length > 0 ? left : takers }];
    }),
  ];
};

/** The parts with the tax on each, so that they add up to the total. */
const withTax = (parts: readonly SplitPart[], tax: number): readonly SplitPart[] => {
  const weighed = parts.map(({ id, amount }) => ({ id, weight: amount }));
  const taxes = apportion(tax * 100, weighed, 'tax');
  return parts.map((part) => ({ ...part, amount: part.amount + (taxes.get(part.id) ?? 0) }));
};

/** The activities with as many people as they are priced for. */
export const listPriced = (source: SplitSource): readonly TripPricedItem[] =>
  source.pricing.items.map((item) => ({ ...item, people: countPriced(source, item) }));

/**
 * Who pays what of the planned activities of a trip. Pure: page and server get the same from the same trip.
 *
 * @returns why it cannot be split, if it cannot
 */
export const splitTrip = (source: SplitSource): Result<TripSplit, SplitProblem> => {
  const { rates, terms } = source.pricing;
  const items = listPriced(source);
  const price = pricePlan(items, source.currency, rates, terms);
  const parts = mergeParts(
    items.flatMap((item, index) => {
      const priced = price.items[index];
      return priced ? toParts(source, item, priced) : [];
    }),
  );
  const shareOf = new Map(source.shares.map(({ guestId, share }) => [guestId, share]));
  const open = openIds(
    Math.max(0, ...items.map((item) => item.people - listAttending(source, item.id).length)),
  );
  const [first] = open;
  const guests = [
    ...source.guests.map(({ id }) => ({ id, share: shareOf.get(id) ?? wholeShare })),
    ...open.map((id) => ({
      id,
      share: (id === first ? shareOf.get(OPEN_PLACE) : undefined) ?? wholeShare,
    })),
  ];
  const split = splitCosts(
    guests,
    withTax(parts, price.tax?.amount ?? 0),
    price.deposit.amount * 100,
  );
  if (!split.ok) return split;
  const count = source.guests.length;
  return ok({ price, guests: split.value.slice(0, count), open: split.value.slice(count) });
};
