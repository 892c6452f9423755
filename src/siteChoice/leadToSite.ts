import type { SpokenSite } from './chooseSite';
import { findTarget, type SiteHosts } from './findTarget';
import { isArrival } from './isArrival';
import { readCookie } from './readCookie';
import { writeCookie } from './writeCookie';

/** Set before leaving, so that nobody is led anywhere twice. */
const marker = 'locale_redirected';

/** A page that the browser makes in advance has no visitor yet. */
const waitForVisitor = async (): Promise<void> => {
  if (!Reflect.get(document, 'prerendering')) return;
  await new Promise((resolve) => {
    document.addEventListener('prerenderingchange', resolve, { once: true });
  });
};

/**
 * Takes a visitor of the main English site's home page to the site of their choice or language, once. In the browser,
 * since the page is everybody's: a server's answer to one could be replayed to another.
 *
 * @param offered the language menu's sites, the main one among them
 * @param leave for good: the way back must not lead here again
 */
export const leadToSite = async (
  hosts: SiteHosts,
  offered: readonly SpokenSite[],
  leave = (target: URL) => window.location.replace(target),
): Promise<void> => {
  await waitForVisitor();
  const isStillArriving = () => isArrival(Object.values(hosts).flat());
  const target = findTarget(hosts, offered);
  if (!target || readCookie(marker) !== undefined || !isStillArriving()) return;

  const { isCrawler } = await import('./isCrawler');
  // Meanwhile the visitor may have gone on to another page.
  if (isCrawler(navigator.userAgent) || !isStillArriving()) return;
  writeCookie(marker, '1');
  // Where none is kept, nothing would end the leading.
  if (readCookie(marker) !== undefined) leave(target);
};
