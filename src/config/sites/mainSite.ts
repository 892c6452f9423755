import type { SiteId } from './site';

/** The main English site, the default for visitors without a specific site. */
export const mainSite = 'en' satisfies SiteId;
