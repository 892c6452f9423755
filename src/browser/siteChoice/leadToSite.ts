import type { SiteInLanguage } from './chooseSite';
import { findTarget, type SiteHosts } from './findTarget';
import { isHomeArrival } from './isArrival';
import { markLed, wasLed } from './marker';
import { whenSeen } from './whenSeen';

/**
 * Redirects a visitor from the main English home page to the site of their choice or language, once. Other pages follow a
 * choice only (`followRememberedSite`). It runs in the
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
  await whenSeen();
  const isStillArriving = () => isHomeArrival(Object.values(hosts).flat());
  const target = findTarget(hosts, offered);
  if (!target || wasLed() || !isStillArriving()) return;

  const { isCrawler } = await import('./isCrawler');
  // The visitor may have navigated meanwhile.
  if (isCrawler(navigator.userAgent) || !isStillArriving()) return;
  if (markLed()) leave(target);
};
