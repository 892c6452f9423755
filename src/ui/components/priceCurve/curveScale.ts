import { CURVE_SIZES, type PriceCurve } from '@/commerce/pricing/priceCurve';

/** Which part of a price curve is drawn. */
export interface CurveScale {
  /** The largest size on the horizontal axis. */
  readonly sizes: number;
  /** The price at the upper edge. A single person may pay many times the price: the line leaves the picture there. */
  readonly top: number;
  /** Prices with a line and a label, from the lowest. */
  readonly prices: readonly number[];
  /** Sizes with a label. */
  readonly labels: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10];

/** A round number that is not below the value: 20, 25, 50. */
const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  const step = STEPS.find((it) => it * power >= value) ?? 10;
  return Math.max(step * power, 1);
};

const multiplesOf = (step: number, most: number): readonly number[] =>
  Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step);

export const toCurveScale = ({ points, present }: PriceCurve): CurveScale => {
  const priced = points.flatMap((it) => (it.perHead === null ? [] : [it]));
  const heads = priced.map(({ perHead }) => perHead ?? 0);
  const least = Math.min(...heads, Number.MAX_SAFE_INTEGER);
  const wanted = Math.max(least * 2, (present.perHead ?? 0) * 1.25, 1);
  const top = Math.min(wanted, Math.max(...heads, 1) * 1.05);
  const step = roundUp(top / 4);
  const last = Math.max(priced.at(-1)?.people ?? 0, present.people);
  // A strip without a price is enough to see that there is none.
  const sizes = Math.min(CURVE_SIZES, Math.max(10, Math.ceil(last * 1.2)));
  return {
    sizes,
    top,
    prices: multiplesOf(step, top),
    labels: [1, ...multiplesOf(sizes > 30 ? 10 : 5, sizes)],
  };
};

/** Where a price is, in percent from the upper edge. */
export const toHeight = (price: number, { top }: Pick<CurveScale, 'top'>): number =>
  100 - (price / top) * 100;

/** Where the middle of a size is, in percent from the left edge. */
export const toPlace = (size: number, { sizes }: Pick<CurveScale, 'sizes'>): number =>
  ((size - 0.5) / sizes) * 100;
