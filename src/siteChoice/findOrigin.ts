export interface SiteAddress {
  readonly siteId: string;
  /** The site's public host, if it has one. */
  readonly host: string | null;
}

const developers = /(?:^|\.)localhost$|^127\.|^\[::1\]$/;

export const isDeveloperHost = (hostname: string): boolean => developers.test(hostname);

/**
 * How to get to a site: on a developer's machine to `<siteId>.localhost` at the same port, otherwise to its public host.
 *
 * @param here the origin of the visitor's page; absent on the server
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
