import { isSiteId, type Site, type SiteId } from '@/sites/site';

/** The site that something is sent from, whose language it is kept in. */
export const toLocale = ({ id, madeFrom }: Site): SiteId => madeFrom ?? (isSiteId(id) ? id : 'en');
