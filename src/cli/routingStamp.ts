import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fields, toFields } from '@troupe/basics/fields';
import { readBuildId } from '@troupe/page-cache';
import type { Env } from '@/config/env/env';
import { listSites } from '@/config/sites/activeSites';

const buildFile = '.next/troupe-routing.json';

/** In `DATA_DIR`, where the pages of earlier starts are kept. */
const startFile = 'served-sites.json';

const isAny = (record: Readonly<Record<string, string>>) => Object.keys(record).length > 0;

/** Variables that Next fixes at build time, because its header rules depend on them. */
const headersOf = (env: Env) => ({
  CONTENT_SECURITY_POLICY: env.contentSecurityPolicy,
  HSTS_SECONDS: env.hstsSeconds ?? null,
  // The policy allows the tag manager if there is any container. The container itself is chosen at start.
  GTM_CONTAINERS: isAny(env.gtmContainers),
  CONVERSION_IDS: isAny(env.conversionIds),
});

/** What the pages show of the sites and of the hosts that they link to. The cache server resolves hosts by itself. */
const printSites = (env: Env): string =>
  JSON.stringify({ sites: listSites(env), hosts: env.siteHosts });

export const writeRoutingStamp = (env: Env): void =>
  writeFileSync(buildFile, JSON.stringify({ ...headersOf(env), sites: printSites(env) }));

/** @returns `undefined` for a missing file; no fields for one that cannot be read */
const readStamp = (path: string): Fields | undefined => {
  try {
    return toFields(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    return toFields(error)['code'] === 'ENOENT' ? undefined : {};
  }
};

/**
 * Records the sites of this start.
 *
 * @returns whether pages of the build, or of an earlier start, show other sites than the configured ones
 */
export const noteSites = (env: Env): boolean => {
  const path = join(env.dataDir, startFile);
  const build = readBuildId() ?? '';
  const last = readStamp(path);
  const sites = printSites(env);
  // A record that cannot be read may be of other sites.
  const isOfBuild =
    last === undefined || (typeof last['build'] === 'string' && last['build'] !== build);
  const shown = isOfBuild ? readStamp(buildFile) : last;
  mkdirSync(env.dataDir, { recursive: true });
  writeFileSync(path, JSON.stringify({ build, sites }));
  return shown?.['sites'] !== sites;
};

/** Why this build cannot be started in this environment. Undefined if it can. */
export const findStartProblem = (env: Env): string | undefined => {
  const stamp = readStamp(buildFile);
  if (!stamp) return 'There is no finished build: run `npm run build` first';
  const changed = Object.entries(headersOf(env)).find(
    ([name, value]) => JSON.stringify(stamp[name]) !== JSON.stringify(value),
  );
  return (
    changed &&
    `${changed[0]} differs from the one that the build was made with: run \`npm run build\` again`
  );
};
