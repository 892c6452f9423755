import { isSiteId, type SiteId, siteIds } from '@/sites/site';
import { err, ok, type Result } from '@/lib/result';

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

const parsePairs = (text: string): Result<readonly (readonly [string, string])[], string> => {
  const pairs: [string, string][] = [];
  for (const part of text.split(',')) {
    const [key, value, ...rest] = part.split('=').map((side) => side.trim());
    if (!key || !value || rest.length > 0) return err('must look like key=value,key=value');
    pairs.push([key, value]);
  }
  return ok(pairs);
};

/** `host=value,host=value` */
export const parseHostMap = (text: string): Result<Readonly<Record<string, string>>, string> => {
  const pairs = parsePairs(text);
  return pairs.ok ? ok(Object.fromEntries(pairs.value)) : pairs;
};

/**
 * `de=shop.example.de|www.shop.example.de,fr=...`. A port is dropped: rules match the host name alone, whatever port
 * the visitor came through.
 */
export const parseSiteHosts = (
  text: string,
): Result<Readonly<Partial<Record<SiteId, readonly string[]>>>, string> => {
  const pairs = parsePairs(text);
  if (!pairs.ok) return err('must look like de=shop.example.de|www.shop.example.de,fr=...');
  const siteHosts: Partial<Record<SiteId, readonly string[]>> = {};
  const taken = new Map<string, SiteId>();
  for (const [siteId, hostsText] of pairs.value) {
    if (!isSiteId(siteId)) return err(`must name sites out of ${siteIds.join(', ')}`);
    const hosts = hostsText.split('|').map((host) => host.trim().toLowerCase());
    const bad = hosts.find((host) => !hostPattern.test(host));
    if (bad !== undefined) return err(`has ${JSON.stringify(bad)}, which is not a host name`);
    const names = hosts.map((host) => host.replace(/:\d+$/, ''));
    const doubled = names.find((name) => taken.has(name));
    if (doubled !== undefined) return err(`gives ${doubled} to more than one site`);
    for (const name of names) taken.set(name, siteId);
    siteHosts[siteId] = [...(siteHosts[siteId] ?? []), ...names];
  }
  return ok(siteHosts);
};
