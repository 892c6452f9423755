import type { CurvePoint, PriceCurve } from './priceCurve';

/** What a group should know of its price curve. Amounts are per head, in whole units. */
export type CurveFact =
  /** The group as it is. */
  | { readonly kind: 'now'; readonly people: number; readonly perHead: number }
  /** The group is too large for a price. */
  | { readonly kind: 'noPrice'; readonly people: number }
  /** With `more` people one (more) goes free. `less` is 0 if nobody else pays less for it. */
  | {
      readonly kind: 'free';
      readonly more: number;
      readonly less: number;
      readonly from: number;
      readonly perHead: number;
    }
  /** With one more person each pays less. */
  | { readonly kind: 'oneMore'; readonly less: number }
  /** With one person fewer each pays more. */
  | { readonly kind: 'oneFewer'; readonly more: number }
  /** The cheapest size, if it is another one. */
  | { readonly kind: 'least'; readonly people: number; readonly perHead: number }
  /** Smaller groups are charged for this many people. `isAll`: by every activity. */
  | { readonly kind: 'minimum'; readonly people: number; readonly isAll: boolean }
  /** There is no price for larger groups. */
  | { readonly kind: 'most'; readonly people: number };

interface Priced extends CurvePoint {
  readonly perHead: number;
}

const isPriced = (point: CurvePoint | undefined): point is Priced =>
  point !== undefined && point.perHead !== null;

const listAboutMore = (points: readonly Priced[], now: Priced): readonly CurveFact[] => {
  const free = points.find(({ people, free: count }) => people > now.people && count > now.free);
  const next = points.find(({ people }) => people === now.people + 1);
  const less = next ? now.perHead - next.perHead : 0;
  return [
    ...(free
      ? [
          {
            kind: 'free' as const,
            more: free.people - now.people,
            less: Math.max(now.perHead - free.perHead, 0),
            from: free.people,
            perHead: free.perHead,
          },
        ]
      : []),
    // The sentence about the free person says it already if that is the next one.
    ...(less > 0 && next !== free ? [{ kind: 'oneMore' as const, less }] : []),
  ];
};

/** The sentences that matter, the most important first. */
export const listCurveFacts = (curve: PriceCurve): readonly CurveFact[] => {
  const { present, minimum, isMinimumOfAll } = curve;
  const points = curve.points.filter(isPriced);
  const most = curve.points.findLast(isPriced);
  const facts: CurveFact[] = [];
  if (isPriced(present)) {
    facts.push(
      { kind: 'now', people: present.people, perHead: present.perHead },
      ...listAboutMore(points, present),
    );
    const fewer = points.find(({ people }) => people === present.people - 1);
    const more = fewer ? fewer.perHead - present.perHead : 0;
    if (more > 0) facts.push({ kind: 'oneFewer', more });
  } else facts.push({ kind: 'noPrice', people: present.people });
  const least = points.reduce<Priced | undefined>(
    (best, point) => (best && best.perHead <= point.perHead ? best : point),
    undefined,
  );
  const isSaid = facts.some((it) => it.kind === 'free' && it.from === least?.people);
  if (least && !isSaid && (!isPriced(present) || least.perHead < present.perHead)) {
    facts.push({ kind: 'least', people: least.people, perHead: least.perHead });
  }
  if (minimum > 1) facts.push({ kind: 'minimum', people: minimum, isAll: isMinimumOfAll });
  if (most && most !== curve.points.at(-1)) facts.push({ kind: 'most', people: most.people });
  return facts;
};
