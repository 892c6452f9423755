import { toFields } from '@troupe/basics/fields';
import type { ContentState } from './content';
import type { Value } from './entry';

/**
 * @returns the date of a page's content, in ms since 1970: the page contains everything that its sources had then. It
 *   is the date of its props, or `inUse` if it has no dated props.
 * @param inUse the result of `inUseFrom` from before rendering began
 */
export const contentFromOf = (
  value: Value,
  inUse: number,
  dateOf: ContentState['dateOf'],
): number => {
  const { pageProps } = toFields(value?.kind === 'PAGES' ? value.pageData : undefined);
  for (const part of Object.values(toFields(pageProps))) {
    const date = typeof part === 'object' && part !== null ? dateOf(part) : undefined;
    if (date !== undefined) return date;
  }
  return inUse;
};
