/** What limits the group of an activity. */
export interface Capacity {
  /** The most people in one session. A larger group needs several, which the shop arranges on request. */
  readonly mostPeople: number;
}

/** Whether a group is too large for one session. There is no price for it then. */
export const exceedsCapacity = (people: number, { mostPeople }: Capacity): boolean =>
  people > mostPeople;
