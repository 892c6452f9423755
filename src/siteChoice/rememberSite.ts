import { writeCookie } from './writeCookie';

/** Holds the id of the site that the visitor chose (spec section 3, cookies). Anybody can write it. */
export const siteCookie = 'locale';

export const rememberSite = (siteId: string): void => writeCookie(siteCookie, siteId);
