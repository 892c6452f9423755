import { isOwnPage } from './isOwnPage';

/**
 * Whether the visitor came to this page from outside: not by one of our links, not by back navigation, not from another
 * page of the site.
 *
 * @param hosts public hosts of all sites
 */
export const isArrival = (hosts: readonly string[]): boolean => {
  const [load] = performance.getEntriesByType('navigation');
  return (
    load !== undefined &&
    !('type' in load && load.type === 'back_forward') &&
    new URL(load.name).pathname === window.location.pathname &&
    !isOwnPage(document.referrer, hosts) &&
    // An editor previews this page.
    !window.__NEXT_DATA__?.isPreview
  );
};

/** The same for the home page, and not to a part of it. */
export const isHomeArrival = (hosts: readonly string[]): boolean =>
  window.location.pathname === '/' && window.location.hash === '' && isArrival(hosts);
