import { chooseSite, type SiteInLanguage } from '@/browser/siteChoice/chooseSite';
import type { SiteAddress } from '@/browser/siteChoice/findOrigin';
import { isOwnPage } from '@/browser/siteChoice/isOwnPage';
import { readCookie } from '@/browser/siteChoice/readCookie';
import { siteCookie } from '@/browser/siteChoice/rememberSite';
import { useBrowserValue } from './useBrowserValue';
import { useIsDecided } from './useIsDecided';
import { useStored } from './useStored';

/** Storage key, set after an offer was declined. */
const turnedDown = 'siteOffer';

/** Whether the visitor comes from another of our sites. */
const cameFrom = (sites: readonly SiteAddress[]): boolean =>
  !document.referrer.startsWith(`${window.location.origin}/`) &&
  isOwnPage(
    document.referrer,
    sites.flatMap(({ host }) => host ?? []),
  );

/**
 * Finds a site that suits the visitor better than the current one.
 *
 * @param here id of this site
 * @param sites sites that have the page, including this one
 * @returns the site, or `undefined` if there is none or the visitor chose this one; and a function to decline the offer
 *   permanently
 */
export const useSiteOffer = <Site extends SiteInLanguage & SiteAddress>(
  here: string,
  sites: readonly Site[],
): readonly [offer: Site | undefined, turnDown: () => void] => {
  const isDecided = useIsDecided();
  const [stored, setStored] = useStored(turnedDown);
  const suited = useBrowserValue(() => {
    const remembered = readCookie(siteCookie);
    if (remembered === here || cameFrom(sites)) return undefined;
    return chooseSite({ remembered, languages: navigator.languages }, sites);
  }, undefined);
  const isOffered = isDecided && stored === undefined && suited?.siteId !== here;
  return [isOffered ? suited : undefined, () => setStored(true)];
};
