import { demandContentFrom } from '@/platform/process/requiredContent';
import { getInvalidations } from './getInvalidations';

/**
 * Invalidates pages: before each is served again, it is rendered from content loaded after this call. This applies to
 * stored and built pages, to all processes on the same disk and, with `REDIS_URL`, to other instances within 200 ms. If
 * rendering fails, the old page is served and rendering is retried later.
 *
 * @param keys internal paths such as `/de/krakow`; `*` means all pages
 * @throws when the disk or Redis fails: the pages are then invalid in this process, but maybe not in others
 */
export const invalidatePages = async (keys: readonly string[]): Promise<void> => {
  const outdated = getInvalidations();
  // In development every request renders its page, so only the content must be newer.
  if (outdated) await outdated.add(keys);
  else demandContentFrom(Date.now());
};

/** Invalidates the pages of this machine only. */
export const invalidatePagesHere = async (keys: readonly string[]): Promise<void> =>
  getInvalidations()?.addHere(keys);
