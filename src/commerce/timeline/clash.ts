import type { Start } from './weekend';

/** What stands against an activity where it is planned, in the order in which a reader should see it. */
export const clashKinds = [
  'tooYoung',
  'beforeArrival',
  'afterDeparture',
  'outOfSeason',
  'closed',
  'timeNotOffered',
  'closedHours',
  'overlap',
  'tooClose',
  'dayOpen',
  'timeOpen',
] as const;

export type ClashKind = (typeof clashKinds)[number];

/** Why no change of day or time helps. `noRoom`: the other activities take up every possible time. `noTimes`: unknown. */
export type NoWayOut = ClashKind | 'noRoom' | 'noTimes';

/** How a clash goes away: another start of this activity or of the other one. */
export type WayOut =
  | { readonly kind: 'move'; readonly start: Start }
  | { readonly kind: 'none'; readonly reason: NoWayOut };

/** A clash without its way out. */
export interface FoundClash {
  readonly kind: ClashKind;
  /** The activity; of two, the one that starts later. */
  readonly id: number;
  /** The other one of two. */
  readonly other: number | null;
  /** Of `tooClose`: how long the way takes, and how long there is, in minutes. */
  readonly way: { readonly needed: number; readonly left: number } | null;
  /** Of `closedHours`. */
  readonly hours: { readonly from: string; readonly to: string } | null;
}

export interface Clash extends FoundClash {
  readonly wayOut: WayOut;
}
