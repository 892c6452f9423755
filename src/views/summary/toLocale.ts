import { isSiteId, type Site, type SiteId } from '@/config/sites/site';

/** The site that a submission is sent from, which determines its language. */
export const toLocale = ({ id, madeFrom }: Site): SiteId => madeFrom ?? (isSiteId(id) ? id : 'en');
