import { dateOfContent } from '@/lib/contentDate';
import { toFields } from '@/lib/fields';
import type { Value } from './entry';

/**
 * When what a page shows is from, in ms since 1970: it holds everything that its sources had then. Whoever made its props
 * has dated them; what has no props is no younger than what was in use when making it began.
 *
 * @param inUse of `contentInUseFrom`, from before the page was begun
 */
export const contentFromOf = (value: Value, inUse: number): number => {
  const { pageProps } = toFields(value?.kind === 'PAGES' ? value.pageData : undefined);
  for (const part of Object.values(toFields(pageProps))) {
    const date = typeof part === 'object' && part !== null ? dateOfContent(part) : undefined;
    if (date !== undefined) return date;
  }
  return inUse;
};
