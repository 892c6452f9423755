import { readFileSync } from 'node:fs';
import { parseSiteSettings, type SitesFile } from '@/config/sites/siteSettings';
import { messageOf } from '@/lib/messageOf';
import { err, ok, type Result } from '@troupe/basics/result';
import { collectSiteHosts, type HostsBySite } from './parsers';

/** What a file of the sites changes in the shipped sites. */
export interface ReadSites {
  readonly settings: SitesFile['settings'];
  readonly siteHosts: HostsBySite;
}

const readJson = (path: string): Result<unknown, string> => {
  try {
    return ok(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    return err(messageOf(error));
  }
};

/**
 * Reads a file of the sites (docs/configuration.md, "The file of the sites").
 *
 * @param path relative to the folder in which the command runs, or absolute
 * @returns the problem with file and field: `/etc/troupe/sites.json: de.theme: must be one of …`
 */
export const readSitesFile = (path: string): Result<ReadSites, string> => {
  const content = readJson(path);
  if (!content.ok) return err(`${path}: ${content.problem}`);
  const parsed = parseSiteSettings(content.value);
  if (!parsed.ok) return err(`${path}: ${parsed.problem}`);
  const { settings, hosts } = parsed.value;
  for (const [siteId, names] of hosts) {
    const own = collectSiteHosts([[siteId, names]]);
    if (!own.ok) return err(`${path}: ${siteId}.hosts: ${own.problem}`);
  }
  const siteHosts = collectSiteHosts(hosts);
  return siteHosts.ok
    ? ok({ settings, siteHosts: siteHosts.value })
    : err(`${path}: hosts: ${siteHosts.problem}`);
};
