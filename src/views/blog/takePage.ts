/** As many posts as stand on one page of a list. */
const perPage = 6;

export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Number of the last page there is, from one: an empty list has one page. */
  readonly last: number;
}

/**
 * One page of a list.
 *
 * @param number from one
 * @returns nothing beyond the last page
 */
export const takePage = <Item>(
  all: readonly Item[],
  number: number,
): ListPage<Item> | undefined => {
  const last = Math.max(1, Math.ceil(all.length / perPage));
  if (!Number.isInteger(number) || number < 1 || number > last) return undefined;
  return { items: all.slice((number - 1) * perPage, number * perPage), last };
};
