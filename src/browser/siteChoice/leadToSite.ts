import type { SiteInLanguage } from './chooseSite';
import { findTarget, type SiteHosts } from './findTarget';
import { isArrival } from './isArrival';
import { readCookie } from './readCookie';
import { writeCookie } from './writeCookie';

/** Cookie that is set before a redirect, so that no visitor is redirected twice. */
const marker = 'locale_redirected';

/** A prerendered page has no visitor yet. */
const waitForVisitor = async (): Promise<void> => {
  if (!Reflect.get(document, 'prerendering')) return;
  await new Promise((resolve) => {
    document.addEventListener('prerenderingchange', resolve, { once: true });
  });
};

/**
 * Redirects a visitor from the main English home page to the site of their choice or language, once. It runs in the
 * browser, since the page is cached for everybody: a server's redirect for one visitor could be replayed to another.
 *
 * @param offered the sites of the language menu, including the main one
 * @param leave replaces the history entry, so that back navigation does not redirect again
 */
export const leadToSite = async (
  hosts: SiteHosts,
  offered: readonly SiteInLanguage[],
  leave = (target: URL) => window.location.replace(target),
): Promise<void> => {
  await waitForVisitor();
  const isStillArriving = () => isArrival(Object.values(hosts).flat());
  const target = findTarget(hosts, offered);
  if (!target || readCookie(marker) !== undefined || !isStillArriving()) return;

  const { isCrawler } = await import('./isCrawler');
  // The visitor may have navigated meanwhile.
  if (isCrawler(navigator.userAgent) || !isStillArriving()) return;
  writeCookie(marker, '1');
  // Without the cookie, the redirects would not end.
  if (readCookie(marker) !== undefined) leave(target);
};
