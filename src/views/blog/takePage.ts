/** Posts per page of a list. */
const perPage = 6;

export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Number of the last page, counted from 1: an empty list has one page. */
  readonly last: number;
}

/**
 * Returns one page of a list.
 *
 * @param number counted from 1
 * @returns `undefined` after the last page
 */
export const takePage = <Item>(
  all: readonly Item[],
  number: number,
): ListPage<Item> | undefined => {
  const last = Math.max(1, Math.ceil(all.length / perPage));
  if (!Number.isInteger(number) || number < 1 || number > last) return undefined;
  return { items: all.slice((number - 1) * perPage, number * perPage), last };
};
