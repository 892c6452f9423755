export interface SiteAddress {
  readonly siteId: string;
  /** The site's public host, if any. */
  readonly host: string | null;
}

const developers = /(?:^|\.)localhost$|^127\.|^\[::1\]$/;

export const isDeveloperHost = (hostname: string): boolean => developers.test(hostname);

/**
 * Finds the origin of a site: on a development machine `<siteId>.localhost` with the same port, otherwise its public
 * host.
 *
 * @param here origin of the current page; absent on the server
 */
export const findOrigin = (
  { siteId, host }: SiteAddress,
  here: string | undefined,
): string | undefined => {
  const { protocol, hostname, port } = here ? new URL(here) : {};
  if (hostname !== undefined && isDeveloperHost(hostname))
    return `${protocol}//${siteId}.localhost${port ? `:${port}` : ''}`;
  return host === null ? undefined : `//${host}`;
};
