import type { SiteId } from './site';

/** The main English site, where those come who know of no other. */
export const mainSite = 'en' satisfies SiteId;
