import { chooseSite, type SpokenSite } from '@/siteChoice/chooseSite';
import type { SiteAddress } from '@/siteChoice/findOrigin';
import { isOwnPage } from '@/siteChoice/isOwnPage';
import { readCookie } from '@/siteChoice/readCookie';
import { siteCookie } from '@/siteChoice/rememberSite';
import { useBrowserValue } from './useBrowserValue';
import { useIsDecided } from './useIsDecided';
import { useStored } from './useStored';

/** Set once an offer was turned down. */
const turnedDown = 'siteOffer';

/** Whether the visitor was on another of our sites before they came here. */
const cameFrom = (sites: readonly SiteAddress[]): boolean =>
  !document.referrer.startsWith(`${window.location.origin}/`) &&
  isOwnPage(
    document.referrer,
    sites.flatMap(({ host }) => host ?? []),
  );

/**
 * The site that would suit the visitor better than the one they are on.
 *
 * @param here id of this site
 * @param sites those that have the page, this one among them
 * @returns nothing where there is none, or the visitor is here by choice; and how to turn the offer down for good
 */
export const useSiteOffer = <Site extends SpokenSite & SiteAddress>(
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
