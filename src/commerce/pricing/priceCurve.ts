import type { CurrencyCode, Rates } from './currencies';
import type { PricedItem } from './priceItem';
import { type PlanTerms, pricePlan } from './pricePlan';

/** Group sizes that a price curve shows: 1 to this. */
export const CURVE_SIZES = 60;

/** An activity of a plan, with the largest group that one session takes. */
export interface CurveItem extends PricedItem {
  /** There is no price for more people. */
  readonly mostPeople: number;
}

/** What a plan costs one size of group, in whole units of the visitor's currency. */
export interface CurvePoint {
  readonly people: number;
  /** `null` if an activity does not take the group in one session. */
  readonly total: number | null;
  /** As on the page of the plan: rounded up. `null` as above. */
  readonly perHead: number | null;
  /** How many activities one person goes free in. */
  readonly free: number;
}

/** Neighbouring sizes with the same price per head. */
export interface CurveStep {
  readonly from: number;
  readonly to: number;
  /** `null` if there is no price. */
  readonly perHead: number | null;
}

export interface PriceCurve {
  /** Sizes 1 to `CURVE_SIZES`, in order. */
  readonly points: readonly CurvePoint[];
  readonly steps: readonly CurveStep[];
  /** The group as it is, which may be larger than the largest size of the curve. */
  readonly present: CurvePoint;
  /** The largest number of people that an activity charges smaller groups for; 1 if none does. */
  readonly minimum: number;
  /** Whether all activities have this minimum: else only some charge for more people than come. */
  readonly isMinimumOfAll: boolean;
}

const sizeOf = (items: readonly CurveItem[]): number =>
  Math.max(0, ...items.map(({ people }) => people));

/**
 * The plan for another size of group. Activities for the whole group follow it. Those for a part of it keep their size, but
 * no more people than there are. Extras keep their quantity, as when a visitor changes the group on a page.
 */
const resizeItems = (items: readonly CurveItem[], people: number): readonly CurveItem[] => {
  const whole = sizeOf(items);
  return items.map((item) => ({
    ...item,
    people: item.people === whole ? people : Math.min(item.people, people),
  }));
};

/** Prices a plan for another size of group, by the rules of `pricePlan`. */
const priceSize = (
  items: readonly CurveItem[],
  people: number,
  currency: CurrencyCode,
  rates: Rates,
  terms: PlanTerms,
): CurvePoint => {
  const resized = resizeItems(items, people);
  const price = pricePlan(resized, currency, rates, terms);
  const fits = !resized.some((item) => item.people > item.mostPeople);
  return {
    people,
    total: fits ? price.total : null,
    perHead: fits ? price.perHead : null,
    free: price.items.filter(({ lines }) => lines.some(({ kind }) => kind === 'free')).length,
  };
};

const toSteps = (points: readonly CurvePoint[]): readonly CurveStep[] => {
  const steps: CurveStep[] = [];
  for (const { people, perHead } of points) {
    const last = steps.at(-1);
    if (last?.perHead === perHead) steps.splice(-1, 1, { ...last, to: people });
    else steps.push({ from: people, to: people, perHead });
  }
  return steps;
};

/**
 * The price per head of a plan for every size of group. Pure, so that browser and server get the same.
 *
 * @param items with the group as it is; not empty
 */
export const buildPriceCurve = (
  items: readonly CurveItem[],
  currency: CurrencyCode,
  rates: Rates,
  terms: PlanTerms,
): PriceCurve => {
  const priceOf = (people: number) => priceSize(items, people, currency, rates, terms);
  const points = Array.from({ length: CURVE_SIZES }, (_, index) => priceOf(index + 1));
  const present = sizeOf(items);
  // Only of activities that follow the group: a part of it is charged the same whatever the size.
  const minimums = items
    .filter(({ people }) => people === present)
    .map(({ single, minPeople }) => (single ? 1 : Math.max(minPeople, 1)));
  const minimum = Math.max(1, ...minimums);
  return {
    points,
    steps: toSteps(points),
    present: priceOf(present),
    minimum,
    isMinimumOfAll: minimums.length === items.length && minimums.every((it) => it === minimum),
  };
};
