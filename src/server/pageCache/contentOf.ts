import { dateOfContent } from '@/lib/contentInUse';
import { toFields } from '@troupe/basics/fields';
import type { Value } from './entry';

/**
 * @returns the date of a page's content, in ms since 1970: the page contains everything that its sources had then. It
 *   is the date of its props, or `inUse` if it has no dated props.
 * @param inUse the result of `contentInUseFrom` from before rendering began
 */
export const contentFromOf = (value: Value, inUse: number): number => {
  const { pageProps } = toFields(value?.kind === 'PAGES' ? value.pageData : undefined);
  for (const part of Object.values(toFields(pageProps))) {
    const date = typeof part === 'object' && part !== null ? dateOfContent(part) : undefined;
    if (date !== undefined) return date;
  }
  return inUse;
};
