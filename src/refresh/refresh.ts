import type { Env } from '@/env/env';
import { ok, type Result } from '@/lib/result';
import type { Mesh } from '@/mesh/mesh';
import { findPublicHost, listSites } from '@/sites/activeSites';
import { contextOf } from '@/views/context';
import { isPastSettled, listMeshesUsed, noteMesh, settlePast } from '@/views/meshesUsed';
import { listAllPages } from './allPages';
import { findPages, type SitePage, type Times } from './findPages';
import { settleFrames } from './frames';
import { toInternalPath, toPublicPath } from '@/sites/page';
import type { RequestIssue, Wanted } from './parseRequest';
import { parsePaths } from './parsePaths';

export interface RefreshTools {
  readonly env: Env;
  readonly reloadMesh: () => Promise<Mesh>;
  /** Names of sources that did not answer when they were last asked. */
  readonly listFailingSources: () => readonly string[];
  /** Whether the feed answered. */
  readonly reloadRates: () => Promise<boolean>;
  /** @param keys internal paths; `*` means all there are */
  readonly outdatePages: (keys: readonly string[]) => Promise<void>;
  /**
   * Tells caches in front of pages that are out of service. Never rejects.
   *
   * @param listPages which may take a while, and is not asked where there are no caches
   */
  readonly tellCaches: (listPages: () => readonly SitePage[]) => Promise<void>;
  /** Makes pages behind everybody's back. */
  readonly warmUp: (keys: readonly string[]) => void;
}

/** A page that shows the new state from now on. */
export interface RefreshedPage {
  /** Site id. */
  readonly site: string;
  /** Public path on the site's host, percent-encoded. */
  readonly path: string;
  readonly url: string;
}

export interface Refreshed {
  readonly pages: readonly RefreshedPage[];
  /** Names of sources that did not answer: what is new in them is not on the pages, until they are refreshed again. */
  readonly failing: readonly string[];
}

const createExists = ({ sites, meshes }: Times) => {
  const known = new Map<string, ReadonlySet<string>>();
  const listKnown = (id: string) =>
    new Set(
      sites
        .filter((site) => site.id === id)
        .flatMap((site) =>
          meshes.flatMap((mesh) => {
            const context = contextOf(mesh, site);
            return context ? listAllPages(context).map((it) => toInternalPath(site, it)) : [];
          }),
        ),
    );
  return ({ site, page }: SitePage): boolean => {
    const pages = known.get(site.id) ?? listKnown(site.id);
    known.set(site.id, pages);
    return pages.has(toInternalPath(site, page));
  };
};

const originOf = (env: Env, id: SitePage['site']['id']): string => {
  const host = findPublicHost(env, { id });
  if (host) return `https://${host}`;
  return id === 'single' ? `http://localhost:${env.port}` : `http://${id}.localhost:${env.port}`;
};

const toRefreshed = (env: Env, { site, page }: SitePage): RefreshedPage => {
  const path = toPublicPath(site, page);
  return { site: site.id, path, url: originOf(env, site.id) + path };
};

const listPast = ({ sites, meshes }: Times) =>
  meshes.slice(1).flatMap((mesh) => sites.flatMap((site) => contextOf(mesh, site) ?? []));

const findWanted = (
  { env }: RefreshTools,
  times: Times,
  wanted: Wanted,
): Result<readonly SitePage[], readonly RequestIssue[]> =>
  'thing' in wanted
    ? ok(findPages(times, wanted.thing))
    : parsePaths(env, wanted.paths, createExists(times));

const toKey = ({ site, page }: SitePage): string => toInternalPath(site, page);

/** Every page of every site, now and before, each once. */
const listEverything = ({ sites, meshes }: Times): readonly SitePage[] => {
  const pages = sites.flatMap((site) =>
    meshes.flatMap((mesh) => {
      const context = contextOf(mesh, site);
      return context ? listAllPages(context).map((page) => ({ site, page })) : [];
    }),
  );
  return [...new Map(pages.map((it) => [toKey(it), it])).values()];
};

/** Takes pages out of service that show a thing, or did. @returns what lists those that are out of service now */
const outdateShowing = async (
  { outdatePages }: RefreshTools,
  times: Times,
  pages: readonly SitePage[],
): Promise<() => readonly SitePage[]> => {
  // Pages from before a restart may have shown it anywhere.
  const isKnown = isPastSettled();
  await outdatePages(isKnown ? pages.map(toKey) : ['*']);
  settlePast();
  settleFrames(listPast(times));
  return () => (isKnown ? pages : listEverything(times));
};

const outdateNamed = async (
  { outdatePages }: RefreshTools,
  pages: readonly SitePage[],
): Promise<() => readonly SitePage[]> => {
  await outdatePages(pages.map(toKey));
  return () => pages;
};

/**
 * Reads the content anew and takes the pages in question out of service: whoever asks next gets what is true now, as far
 * as the sources answer. The first thing to be refreshed in a process takes all pages out of service, also those that
 * are not named.
 *
 * @returns those pages on all sites, or why the addresses mean none
 * @throws when no source answers and nothing was ever loaded
 */
export const refresh = async (
  wanted: Wanted,
  tools: RefreshTools,
): Promise<Result<Refreshed, readonly RequestIssue[]>> => {
  const { env } = tools;
  const before = listMeshesUsed();
  const isOfRates = 'thing' in wanted && wanted.thing.type === 'exchange-rates';
  const [mesh, hasRates] = await Promise.all([
    tools.reloadMesh(),
    isOfRates ? tools.reloadRates() : true,
  ]);
  const failing = [...tools.listFailingSources(), ...(hasRates ? [] : ['exchange rates'])];
  const times: Times = {
    sites: listSites(env),
    meshes: [mesh, ...before.filter((it) => it !== mesh)],
  };
  const found = findWanted(tools, times, wanted);
  if (!found.ok) return found;
  noteMesh(mesh, performance.now(), env.revalidateSeconds);
  const listOutdated = await ('thing' in wanted
    ? outdateShowing(tools, times, found.value)
    : outdateNamed(tools, found.value));
  // Made of what is old, they would only have to be made once more.
  if (failing.length === 0) tools.warmUp(found.value.map(toKey));
  await tools.tellCaches(listOutdated);
  return ok({ pages: found.value.map((it) => toRefreshed(env, it)), failing });
};
