import type { Env } from '@/config/env/env';
import { ok, type Result } from '@troupe/basics/result';
import type { Mesh } from '@/catalog/mesh/mesh';
import { findPublicHost, listSites } from '@/config/sites/activeSites';
import { contextOf } from '@/views/context';
import { isPastSettled, listMeshesUsed, noteMesh, settlePast } from '@/views/meshesUsed';
import { listAllPages } from './allPages';
import { findPages, type SitePage, type Times } from './findPages';
import { settleFrames } from './frames';
import { toInternalPath, toPublicPath } from '@/config/sites/page';
import type { RequestIssue, Wanted } from './parseRequest';
import { parsePaths } from './parsePaths';

export interface RevalidationTools {
  readonly env: Env;
  readonly reloadMesh: () => Promise<Mesh>;
  /** Names of sources that did not answer the last request. */
  readonly listFailingSources: () => readonly string[];
  /** @returns whether the feed answered */
  readonly reloadRates: () => Promise<boolean>;
  /** @param keys internal paths; `*` means all pages */
  readonly invalidatePages: (keys: readonly string[]) => Promise<void>;
  /**
   * Purges pages from caching proxies. Never rejects.
   *
   * @param listPages may be slow, and is not called if there are no proxies
   */
  readonly purgeCaches: (listPages: () => readonly SitePage[]) => Promise<void>;
  /** Renders pages in the background. */
  readonly warmUp: (keys: readonly string[]) => void;
}

/** A page that shows the new content from now on. */
export interface RevalidatedPage {
  /** Site id. */
  readonly site: string;
  /** Public path on the site's host, percent-encoded. */
  readonly path: string;
  readonly url: string;
}

export interface Revalidated {
  readonly pages: readonly RevalidatedPage[];
  /** Names of sources that did not answer. Their new content is not on the pages until the next revalidation. */
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

const originOf = (env: Env, { id, madeFrom }: SitePage['site']): string => {
  const host = findPublicHost(env, { id });
  if (host) return `https://${host}`;
  return madeFrom !== undefined
    ? `http://localhost:${env.port}`
    : `http://${id}.localhost:${env.port}`;
};

const toRefreshed = (env: Env, { site, page }: SitePage): RevalidatedPage => {
  const path = toPublicPath(site, page);
  return { site: site.id, path, url: originOf(env, site) + path };
};

const listPast = ({ sites, meshes }: Times) =>
  meshes.slice(1).flatMap((mesh) => sites.flatMap((site) => contextOf(mesh, site) ?? []));

const findWanted = (
  { env }: RevalidationTools,
  times: Times,
  wanted: Wanted,
): Result<readonly SitePage[], readonly RequestIssue[]> =>
  'thing' in wanted
    ? ok(findPages(times, wanted.thing))
    : parsePaths(env, wanted.paths, createExists(times));

const toKey = ({ site, page }: SitePage): string => toInternalPath(site, page);

/** Lists every current and earlier page of every site, without duplicates. */
const listEverything = ({ sites, meshes }: Times): readonly SitePage[] => {
  const pages = sites.flatMap((site) =>
    meshes.flatMap((mesh) => {
      const context = contextOf(mesh, site);
      return context ? listAllPages(context).map((page) => ({ site, page })) : [];
    }),
  );
  return [...new Map(pages.map((it) => [toKey(it), it])).values()];
};

/** Invalidates pages that show or showed an entity. @returns a function that lists the invalidated pages */
const outdateShowing = async (
  { invalidatePages }: RevalidationTools,
  times: Times,
  pages: readonly SitePage[],
): Promise<() => readonly SitePage[]> => {
  // After a restart, it is unknown which earlier pages showed the entity, so all pages are invalidated.
  const isKnown = isPastSettled();
  await invalidatePages(isKnown ? pages.map(toKey) : ['*']);
  settlePast();
  settleFrames(listPast(times));
  return () => (isKnown ? pages : listEverything(times));
};

const outdateNamed = async (
  { invalidatePages }: RevalidationTools,
  pages: readonly SitePage[],
): Promise<() => readonly SitePage[]> => {
  await invalidatePages(pages.map(toKey));
  return () => pages;
};

/**
 * Reloads the content and invalidates the requested pages: the next request gets the current content of all sources
 * that answer. The first revalidation of an entity in a process invalidates all pages, including those that are not in
 * the result.
 *
 * @returns the requested pages on all sites, or the problems with the addresses
 * @throws when no source answers and no content was ever loaded
 */
export const revalidatePages = async (
  wanted: Wanted,
  tools: RevalidationTools,
): Promise<Result<Revalidated, readonly RequestIssue[]>> => {
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
  // If a source fails, pages would be rendered with old content, and would have to be rendered again.
  if (failing.length === 0) tools.warmUp(found.value.map(toKey));
  await tools.purgeCaches(listOutdated);
  return ok({ pages: found.value.map((it) => toRefreshed(env, it)), failing });
};
