import { isOwnPage } from './isOwnPage';

/**
 * Whether the visitor came to the home page from outside: not by one of our links, not by back navigation, not from
 * another page of the site, and not to a hash.
 *
 * @param hosts public hosts of all sites
 */
export const isArrival = (hosts: readonly string[]): boolean => {
  const [load] = performance.getEntriesByType('navigation');
  const { pathname, hash } = window.location;
  return (
    pathname === '/' &&
    hash === '' &&
    load !== undefined &&
    !('type' in load && load.type === 'back_forward') &&
    new URL(load.name).pathname === '/' &&
    !isOwnPage(document.referrer, hosts) &&
    // An editor previews this page.
    !window.__NEXT_DATA__?.isPreview
  );
};
