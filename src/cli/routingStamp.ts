import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Fields, toFields } from '@troupe/basics/fields';
import { readBuildId } from '@troupe/page-cache';
import type { Env } from '@/config/env/env';
import { listSites } from '@/config/sites/activeSites';
import { log } from '@/platform/log/log';

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

/** Without a record, the next start compares with the build. */
const writeStamp = (path: string, stamp: Fields): void => {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(stamp));
  } catch (error) {
    log.warn('DATA_DIR cannot be written', { path, error });
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
  writeStamp(path, { build, sites });
  return shown?.['sites'] !== sites;
};

/** Whether a path is a folder; `undefined` if there is nothing, or nothing to be seen. */
const isFolder = (path: string): boolean | undefined => {
  try {
    return statSync(path).isDirectory();
  } catch {
    return undefined;
  }
};

/**
 * Why the shop cannot start, or `undefined`. A folder that disappears later is no reason to stop: the last content stays in
 * use.
 */
export const findStartProblem = ({
  contentDir,
  dataDir,
}: Pick<Env, 'contentDir' | 'dataDir'>): string | undefined => {
  if (!readStamp(buildFile)) return 'There is no finished build: run `npm run build` first';
  if (contentDir !== undefined && !isFolder(contentDir))
    return `CONTENT_DIR must be a folder, but is ${JSON.stringify(resolve(contentDir))}`;
  if (isFolder(dataDir) === false)
    return `DATA_DIR must be a folder, but is ${JSON.stringify(resolve(dataDir))}`;
  return undefined;
};
