import { demandContentFrom } from '@/lib/contentTime';
import { getOutdatedPages } from './getOutdatedPages';

/**
 * From now on these pages are made anew, of content loaded from now on, before anybody sees them again: stored or built,
 * also by other processes on the same disk and, with `REDIS_URL`, by other instances (which know within 200 ms). One that
 * cannot be made anew stays as it is and is tried again later.
 *
 * @param keys internal paths such as `/de/krakow`; `*` means all there are
 * @throws when the disk or Redis fails: this process then knows, others may not
 */
export const outdatePages = async (keys: readonly string[]): Promise<void> => {
  const outdated = getOutdatedPages();
  // In development every page is made when it is asked for: it only takes newer content.
  if (outdated) await outdated.add(keys);
  else demandContentFrom(Date.now());
};

/** The same for the pages of this machine alone. */
export const outdatePagesHere = async (keys: readonly string[]): Promise<void> =>
  getOutdatedPages()?.addHere(keys);
