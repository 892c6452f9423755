import { join, resolve } from 'node:path';
import type { Env } from '@/config/env/env';
import { listSites } from '@/config/sites/activeSites';
import { languages } from '@/config/sites/site';
import { createCmsLoader } from '@/catalog/sources/cms/cmsLoader';
import { listShopKeys } from '@/catalog/sources/cms/shopKeys';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import type { Loader } from '@/catalog/sources/loader';
import { createPicturesLoader } from '@/catalog/sources/pictures/picturesLoader';
import { createUpstreamLoader } from '@/catalog/sources/upstream/upstreamLoader';
import type { Source } from './sourceSnapshot';

/** The content in the repository, relative to the working directory. */
export const shippedContent = 'content';

// Content is read at run time from a folder that the operator chooses; the bundler must not trace it.
const toAbsolute = (path: string) => resolve(/* turbopackIgnore: true */ process.cwd(), path);

export const contentFolder = (env: Env) => toAbsolute(env.contentDir ?? shippedContent);

/** Pictures in the content folder take precedence over those in the repository. */
export const pictureFolders = (env: Env): readonly string[] => [
  contentFolder(env),
  toAbsolute('public'),
];

/** The folder of the last loads of all sources. */
export const snapshotFolder = (env: Env) => join(toAbsolute(env.dataDir), 'snapshots');

/** Checking the files' times is cheap, and the content of a page must be younger than its revalidation period. */
const local = { maxAge: 700, timeout: 10_000, firstTimeout: 60_000, isEssential: true };

/** For network sources: the loader limits its own requests, and the timeout is as long as visitors would wait. */
const remote = { maxAge: 700, timeout: 4000, firstTimeout: 4000, isEssential: false };

/** The lifetime of an upstream answer, in ms: a fraction of the revalidation period, which the page adds to it. */
const freshFor = ({ revalidateSeconds }: Env) =>
  Math.min(Math.max(revalidateSeconds * 200, 3000), 15_000);

/** The shop groups and languages that the sites need from the upstream. */
const listAsks = (env: Env) => {
  const asks = listSites(env).map(({ shopGroupId, lang }) => ({ shopGroupId, lang }));
  return [...new Map(asks.map((ask) => [`${ask.shopGroupId}/${ask.lang}`, ask])).values()];
};

/** @param files the loader of the content folder, which other sources may read first */
type CreateSource = (env: Env, files: Loader) => Source | undefined;

const createUpstream: CreateSource = (env) =>
  env.apiUrl === undefined
    ? undefined
    : {
        loader: createUpstreamLoader({
          apiUrl: env.apiUrl,
          asks: listAsks(env),
          folder: join(snapshotFolder(env), 'upstream'),
          limits: { maxAge: freshFor(env) },
        }),
        ...remote,
        // A call before a resource is due costs nothing, and a recovery is noticed sooner.
        maxAge: 200,
      };

const createCms: CreateSource = (env, files) =>
  env.cmsSites.length === 0
    ? undefined
    : {
        loader: createCmsLoader({
          sites: env.cmsSites,
          credentials: env.cmsCredentials,
          author: env.cmsAuthor,
          languages,
          imageHosts: env.imageHosts,
          listKeys: async () => {
            const { records, faults } = await files.load();
            return listShopKeys(records, faults);
          },
        }),
        ...remote,
      };

/** Sources on the local disk. */
const localSources: readonly CreateSource[] = [
  (_, files) => ({ loader: files, ...local }),
  (env) => ({ loader: createPicturesLoader(pictureFolders(env)), ...local }),
];

const remoteSources: readonly CreateSource[] = [createUpstream, createCms];

/**
 * Creates every configured source. A new one needs a folder in `src/catalog/sources` and a line above.
 *
 * @param reach `local` for a build, which opens no socket: its pages show the files until they are revalidated
 */
export const createSources = (env: Env, reach: 'local' | 'everything'): readonly Source[] => {
  const files = createFilesLoader(contentFolder(env));
  const wanted = reach === 'local' ? localSources : [...localSources, ...remoteSources];
  return wanted.flatMap((create) => create(env, files) ?? []);
};
