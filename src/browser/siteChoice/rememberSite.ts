import { writeCookie } from './writeCookie';

/** Cookie with the id of the site that the visitor chose (spec section 3, cookies). Untrusted. */
export const siteCookie = 'locale';

export const rememberSite = (siteId: string): void => writeCookie(siteCookie, siteId);
