import { findOrigin, type SiteAddress } from './findOrigin';
import { isArrival } from './isArrival';
import { isInLoop, markLed } from './marker';
import { readCookie } from './readCookie';
import { siteCookie } from './rememberSite';
import { whenSeen } from './whenSeen';

/** The current page on another site. */
export interface PageThere extends SiteAddress {
  readonly path: string;
  /** Absent if it is the same page. */
  readonly isAbove?: true;
}

const findTarget = (there: PageThere): URL | undefined => {
  const { origin: here, href, search, hash } = window.location;
  const origin = findOrigin(there, here);
  if (origin === undefined) return undefined;
  const part = there.isAbove ? '' : search + hash;
  const target = new URL(there.path + part, new URL(origin, href));
  return target.origin === here ? undefined : target;
};

/**
 * Follows the site that the visitor chose on an earlier visit (spec section 2), from any page to the same page there. In
 * the browser, since pages are cached for everybody. Who comes by a link of the shop, or back, has chosen this page.
 *
 * @param pages this page on the sites of the language menu
 * @param leave replaces the history entry, so that back navigation does not redirect again
 */
export const followRememberedSite = async (
  pages: readonly PageThere[],
  leave = (target: URL) => window.location.replace(target),
): Promise<void> => {
  await whenSeen();
  const there = pages.find(({ siteId }) => siteId === readCookie(siteCookie));
  const target = there && findTarget(there);
  const isStillArriving = () => isArrival(pages.flatMap(({ host }) => host ?? []));
  if (!target || isInLoop() || !isStillArriving()) return;
  const { isCrawler } = await import('./isCrawler');
  // The visitor may have navigated meanwhile.
  if (isCrawler(navigator.userAgent) || !isStillArriving()) return;
  if (markLed()) leave(target);
};
