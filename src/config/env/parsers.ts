import { isSiteId, type SiteId, siteIds } from '@/config/sites/site';
import { err, ok, type Result } from '@troupe/basics/result';

/** A host name, with an optional port: `shop.example.de`, `de.localhost:3000`. */
const hostPattern =
  /^(?=.{1,253}(?::|$))[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;

export const parseWhole =
  (least: number, most: number) =>
  (text: string): Result<number, string> => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most
      ? ok(value)
      : err(`must be a whole number from ${least} to ${most}`);
  };

export const parseUrl =
  (...protocols: readonly string[]) =>
  (text: string): Result<string, string> => {
    const protocol = URL.canParse(text) ? new URL(text).protocol : undefined;
    return protocol !== undefined && protocols.includes(protocol)
      ? ok(text)
      : err(`must be a URL that starts with ${protocols.join(' or ')}`);
  };

/** Parses an HTTP URL without a user: it would be in every log, and `fetch` does not accept it. */
export const parseWebAddress = (text: string): Result<string, string> => {
  const url = parseUrl('http:', 'https:')(text);
  if (!url.ok) return url;
  const { username, password } = new URL(text);
  return username || password ? err('must name no user') : url;
};

const parseOrigin = (text: string): Result<string, string> => {
  const url = parseWebAddress(text);
  if (!url.ok) return url;
  const { origin, pathname, search, hash } = new URL(text);
  return pathname === '/' && !search && !hash
    ? ok(origin)
    : err('must end with the host or its port');
};

/** `http://10.0.0.5,http://10.0.0.6:6081`: origins, without paths. */
export const parseOrigins = (text: string): Result<readonly string[], string> => {
  const origins: string[] = [];
  for (const part of text.split(',')) {
    const origin = parseOrigin(part.trim());
    if (!origin.ok) return origin;
    origins.push(origin.value);
  }
  return ok([...new Set(origins)]);
};

const parsePairs = (text: string): Result<readonly (readonly [string, string])[], string> => {
  const pairs: [string, string][] = [];
  for (const part of text.split(',')) {
    const [key, value, ...rest] = part.split('=').map((side) => side.trim());
    if (!key || !value || rest.length > 0) return err('must look like key=value,key=value');
    pairs.push([key, value]);
  }
  return ok(pairs);
};

const parseHost = (text: string): Result<string, string> => {
  const host = text.trim().toLowerCase();
  return hostPattern.test(host)
    ? ok(host)
    : err(`has ${JSON.stringify(text.trim())}, which is not a host name`);
};

const parseHosts = (texts: readonly string[]): Result<readonly string[], string> => {
  const hosts: string[] = [];
  for (const text of texts) {
    const host = parseHost(text);
    if (!host.ok) return host;
    hosts.push(host.value);
  }
  return ok(hosts);
};

/** `admin.example.com,images.example.com` */
export const parseHostList = (text: string): Result<readonly string[], string> =>
  parseHosts(text.split(','));

/** `host=value,host=value` */
export const parseHostMap = (text: string): Result<Readonly<Record<string, string>>, string> => {
  const pairs = parsePairs(text);
  if (!pairs.ok) return pairs;
  const hosts = parseHosts(pairs.value.map(([host]) => host));
  if (!hosts.ok) return hosts;
  return ok(
    Object.fromEntries(hosts.value.map((host, index) => [host, pairs.value[index]?.[1] ?? ''])),
  );
};

export type HostsBySite = Readonly<Partial<Record<SiteId, readonly string[]>>>;

/**
 * Checks the public hosts of sites, and that each belongs to one site. Drops ports, because routing rules match the host
 * name only. Hosts of a site that is named twice add up.
 */
export const collectSiteHosts = (
  hostsBySite: readonly (readonly [siteId: SiteId, hosts: readonly string[]])[],
): Result<HostsBySite, string> => {
  const siteHosts: Partial<Record<SiteId, readonly string[]>> = {};
  const taken = new Map<string, SiteId>();
  for (const [siteId, texts] of hostsBySite) {
    const hosts = parseHosts(texts);
    if (!hosts.ok) return hosts;
    const names = hosts.value.map((host) => host.replace(/:\d+$/, ''));
    const local = names.find((name) => name.endsWith('.localhost'));
    if (local !== undefined) return err(`has ${local}, a name that sites have by themselves`);
    const doubled = names.find((name) => (taken.get(name) ?? siteId) !== siteId);
    if (doubled !== undefined) return err(`gives ${doubled} to more than one site`);
    for (const name of names) taken.set(name, siteId);
    siteHosts[siteId] = [...new Set([...(siteHosts[siteId] ?? []), ...names])];
  }
  return ok(siteHosts);
};

/** `de=shop.example.de|www.shop.example.de,fr=...` */
export const parseSiteHosts = (text: string): Result<HostsBySite, string> => {
  const pairs = parsePairs(text);
  if (!pairs.ok) return err('must look like de=shop.example.de|www.shop.example.de,fr=...');
  const hosts = pairs.value.flatMap(([siteId, list]) =>
    isSiteId(siteId) ? [[siteId, list.split('|')] as const] : [],
  );
  return hosts.length < pairs.value.length
    ? err(`must name sites out of ${siteIds.join(', ')}`)
    : collectSiteHosts(hosts);
};
