import { findOrigin, type SiteAddress } from '@/browser/siteChoice/findOrigin';
import { useIsLive } from './useIsLive';

/**
 * Returns a function that finds the origin of another site. The server knows neither the port nor the visitor's host,
 * and pages are shared, so it only renders public hosts; the browser adds the rest.
 */
export const useSiteOrigin = (): ((address: SiteAddress) => string | undefined) => {
  // Every footer lists the sites: nothing of it is worth a rendering at once.
  const here = useIsLive() ? window.location.origin : undefined;
  return (address) => findOrigin(address, here);
};
