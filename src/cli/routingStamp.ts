import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fields, toFields } from '@troupe/basics/fields';
import { readBuildId } from '@troupe/page-cache';
import type { Env } from '@/config/env/env';
import { listSites } from '@/config/sites/activeSites';

const buildFile = '.next/troupe-routing.json';

/** In `DATA_DIR`, where the pages of earlier starts are kept. */
const startFile = 'served-sites.json';

/** What the pages show of the sites and of the hosts that they link to. The cache server resolves hosts by itself. */
const printSites = (env: Env): string =>
  JSON.stringify({ sites: listSites(env), hosts: env.siteHosts });

export const writeRoutingStamp = (env: Env): void =>
  writeFileSync(buildFile, JSON.stringify({ sites: printSites(env) }));

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

/** Why there is nothing to start. Undefined if there is. */
export const findStartProblem = (): string | undefined =>
  readStamp(buildFile) ? undefined : 'There is no finished build: run `npm run build` first';
