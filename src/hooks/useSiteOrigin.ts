import { useBrowserValue } from './useBrowserValue';

interface SiteAddress {
  readonly siteId: string;
  /** The site's public host, if it has one. */
  readonly host: string | null;
}

/**
 * How to get from here to another site: on a developer's machine to `<siteId>.localhost` at the same port, otherwise to
 * the site's public host. The server knows neither the port nor which of the two a visitor came by, and pages are
 * shared, so it only ever writes public hosts; what it cannot know is filled in by the browser.
 */
export const useSiteOrigin = (): ((address: SiteAddress) => string | undefined) => {
  const here = useBrowserValue<string | undefined>(() => window.location.origin, undefined);
  return ({ siteId, host }) => {
    const { protocol, hostname, port } = here ? new URL(here) : {};
    const isDeveloper =
      hostname !== undefined && /(?:^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);
    if (isDeveloper) return `${protocol}//${siteId}.localhost${port ? `:${port}` : ''}`;
    return host === null ? undefined : `//${host}`;
  };
};
