import type { CartItem } from './cart';

/** What limits the group of an activity. */
export interface Capacity {
  /** The most people in one session. A larger group needs several, which the shop arranges on request. */
  readonly mostPeople: number;
}

/** Whether a group is too large for one session. There is no price for it then. */
export const exceedsCapacity = (people: number, { mostPeople }: Capacity): boolean =>
  people > mostPeople;

/** Whether every activity of a plan takes its group. If not, the plan has no price that holds. */
export const fitsCapacity = (
  items: readonly Pick<CartItem, 'id' | 'number_of_people'>[],
  products: readonly (Capacity & { readonly id: number })[],
): boolean =>
  !items.some(({ id, number_of_people: people }) => {
    const product = products.find((it) => it.id === id);
    return product && exceedsCapacity(people, product);
  });
