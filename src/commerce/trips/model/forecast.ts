import type { Result } from '@troupe/basics/result';
import { priceItem, type PriceLine } from '@/commerce/pricing/priceItem';
import type { SplitProblem } from '@/commerce/pricing/split';
import { listPriced, type SplitSource, splitTrip, type TripSplit } from './splitTrip';
import type { RsvpAnswer, TripAnswer } from './trip';
import type { TripPricedItem } from './tripPricing';

/** Something that may happen to a trip and changes what it costs. */
export type TripStep =
  /** `guest` is the id that the new guest gets. */
  | { readonly kind: 'join'; readonly guest: string }
  | { readonly kind: 'leave'; readonly guest: string }
  | { readonly kind: 'answer'; readonly guest: string; readonly answer: TripAnswer | null }
  | {
      readonly kind: 'rsvp';
      readonly guest: string;
      readonly item: number;
      readonly answer: RsvpAnswer | null;
    }
  | { readonly kind: 'removeItem'; readonly item: number }
  | { readonly kind: 'setPeople'; readonly people: number };

/** What a guest pays in minor units; 0 for one who is not there. */
export interface CostChange {
  readonly id: string;
  readonly before: number;
  readonly after: number;
}

/** A rule of an activity's price that begins or ends to apply. `belowMinimum`: it is charged for `people`. */
export type RuleChange =
  | { readonly kind: 'belowMinimum'; readonly item: number; readonly people: number }
  | { readonly kind: 'notFree' | 'free'; readonly item: number };

export interface Forecast {
  readonly before: Result<TripSplit, SplitProblem>;
  readonly after: Result<TripSplit, SplitProblem>;
  /** Guests and open places that pay more or less. Empty if it cannot be split before or after. */
  readonly changes: readonly CostChange[];
  /** Of the activities that are left. */
  readonly rules: readonly RuleChange[];
}

/** A trip after a step, as far as prices and shares are concerned. */
const applyStep = (source: SplitSource, step: TripStep): SplitSource => {
  const { pricing, guests, rsvps, shares, takers } = source;
  switch (step.kind) {
    case 'join':
      return { ...source, guests: [...guests, { id: step.guest, answer: null }] };
    case 'leave':
      return {
        ...source,
        guests: guests.filter(({ id }) => id !== step.guest),
        rsvps: rsvps.filter(({ guest }) => guest !== step.guest),
        shares: shares.filter(({ guestId }) => guestId !== step.guest),
        takers: takers.filter(({ guestId }) => guestId !== step.guest),
      };
    case 'answer':
      return {
        ...source,
        guests: guests.map((it) => (it.id === step.guest ? { ...it, answer: step.answer } : it)),
      };
    case 'rsvp': {
      const { guest, item, answer } = step;
      const others = rsvps.filter((it) => it.guest !== guest || it.item !== item);
      return { ...source, rsvps: answer ? [...others, { guest, item, answer }] : others };
    }
    case 'removeItem':
      return {
        ...source,
        rsvps: rsvps.filter(({ item }) => item !== step.item),
        pricing: { ...pricing, items: pricing.items.filter(({ id }) => id !== step.item) },
        takers: takers.filter(({ productId }) => productId !== step.item),
      };
    case 'setPeople':
      return {
        ...source,
        ownPeople: step.people,
        pricing: {
          ...pricing,
          // An activity for a part of the group keeps its number.
          items: pricing.items.map((item) =>
            item.ownPeople === source.ownPeople ? { ...item, ownPeople: step.people } : item,
          ),
        },
      };
  }
};

const listCosts = (split: TripSplit): ReadonlyMap<string, number> =>
  new Map([...split.guests, ...split.open].map(({ id, total }) => [id, total]));

const listChanges = (before: TripSplit, after: TripSplit): readonly CostChange[] => {
  const [old, next] = [listCosts(before), listCosts(after)];
  return [...new Set([...old.keys(), ...next.keys()])]
    .map((id) => ({ id, before: old.get(id) ?? 0, after: next.get(id) ?? 0 }))
    .filter((change) => change.before !== change.after);
};

const listRules = (before: SplitSource, after: SplitSource): readonly RuleChange[] => {
  const hasLine = (
    { pricing, currency }: SplitSource,
    item: TripPricedItem,
    kind: PriceLine['kind'],
  ) => priceItem(item, currency, pricing.rates).lines.some((line) => line.kind === kind);
  const former = listPriced(before);
  return listPriced(after).flatMap((item): readonly RuleChange[] => {
    const old = former.find(({ id }) => id === item.id);
    if (!old) return [];
    const wasFree = hasLine(before, old, 'free');
    const isFree = hasLine(after, item, 'free');
    const isRaised = hasLine(after, item, 'raised') && !hasLine(before, old, 'raised');
    return [
      ...(isRaised
        ? [{ kind: 'belowMinimum' as const, item: item.id, people: item.minPeople }]
        : []),
      ...(wasFree === isFree
        ? []
        : [{ kind: isFree ? ('free' as const) : ('notFree' as const), item: item.id }]),
    ];
  });
};

/** What changes for whom if something happens: exactly what the trip costs everybody before and after it. Pure. */
export const forecastSteps = (source: SplitSource, steps: readonly TripStep[]): Forecast => {
  const next = steps.reduce(applyStep, source);
  const before = splitTrip(source);
  const after = splitTrip(next);
  return {
    before,
    after,
    changes: before.ok && after.ok ? listChanges(before.value, after.value) : [],
    rules: listRules(source, next),
  };
};
