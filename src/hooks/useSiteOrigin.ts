import { findOrigin, type SiteAddress } from '@/siteChoice/findOrigin';
import { useBrowserValue } from './useBrowserValue';

/**
 * How to get from here to another site. The server knows neither the port nor by which host a visitor came, and pages
 * are shared, so it only ever writes public hosts; what it cannot know is filled in by the browser.
 */
export const useSiteOrigin = (): ((address: SiteAddress) => string | undefined) => {
  const here = useBrowserValue<string | undefined>(() => window.location.origin, undefined);
  return (address) => findOrigin(address, here);
};
