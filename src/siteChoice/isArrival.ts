import { isOwnPage } from './isOwnPage';

/**
 * Whether the visitor came to the home page by its address alone: not by a link of ours, not back to where they were,
 * not by another page of the site, not to a part of the page.
 *
 * @param hosts public ones of all sites
 */
export const isArrival = (hosts: readonly string[]): boolean => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { pathname, hash } = window.location;
  return (
    pathname === '/' &&
    hash === '' &&
    load !== undefined &&
    load.type !== 'back_forward' &&
    new URL(load.name).pathname === '/' &&
    !isOwnPage(document.referrer, hosts) &&
    // An editor looks at this very page.
    !window.__NEXT_DATA__?.isPreview
  );
};
