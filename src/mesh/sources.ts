import { join, resolve } from 'node:path';
import type { Env } from '@/env/env';
import { listSites } from '@/sites/activeSites';
import { languages } from '@/sites/site';
import { createCmsLoader } from '@/sources/cms/cmsLoader';
import { listShopKeys } from '@/sources/cms/shopKeys';
import { createFilesLoader } from '@/sources/files/filesLoader';
import type { Loader } from '@/sources/loader';
import { createPicturesLoader } from '@/sources/pictures/picturesLoader';
import { createUpstreamLoader } from '@/sources/upstream/upstreamLoader';
import type { Source } from './sourceSnapshot';

/** The catalogue in the repository, relative to where the commands run. */
export const shippedContent = 'src/content';

// Content is read from disk at run time, wherever the operator keeps it; the bundler must not trace it.
const toAbsolute = (path: string) => resolve(/* turbopackIgnore: true */ process.cwd(), path);

export const contentFolder = (env: Env) => toAbsolute(env.contentDir ?? shippedContent);

/** The shop's own pictures come before those in the repository. */
export const pictureFolders = (env: Env): readonly string[] => [
  contentFolder(env),
  toAbsolute('public'),
];

/** What every source last gave. */
export const snapshotFolder = (env: Env) => join(toAbsolute(env.dataDir), 'snapshots');

/** Looking at the files' times is cheap, and a page must never be made from content as old as its own window. */
const local = { maxAge: 700, timeout: 10_000, firstTimeout: 60_000, isEssential: true };

/** Somebody else's machine: it is asked at its loader's own pace, and not waited for longer than visitors would. */
const remote = { maxAge: 700, timeout: 4000, firstTimeout: 4000, isEssential: false };

/** How long an answer of a back end is good, in ms: a part of the window, as a page adds the whole of it. */
const freshFor = ({ revalidateSeconds }: Env) =>
  Math.min(Math.max(revalidateSeconds * 200, 3000), 15_000);

/** What the sites have to be told by a back end. */
const listAsks = (env: Env) => {
  const asks = listSites(env).map(({ shopGroupId, lang }) => ({ shopGroupId, lang }));
  return [...new Map(asks.map((ask) => [`${ask.shopGroupId}/${ask.lang}`, ask])).values()];
};

/** @param files what other sources may want to know of before they speak */
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
        // It costs nothing to ask the loader before an address is due, and the end of a trouble is seen that much sooner.
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

/** On the machine itself, and there whenever it runs. */
const localSources: readonly CreateSource[] = [
  (_, files) => ({ loader: files, ...local }),
  (env) => ({ loader: createPicturesLoader(pictureFolders(env)), ...local }),
];

const remoteSources: readonly CreateSource[] = [createUpstream, createCms];

/**
 * Every source that is configured. A new one is a folder in `src/sources` and a line above.
 *
 * @param reach `local` for a build, which opens no socket: its pages are the files' until they are refreshed
 */
export const createSources = (env: Env, reach: 'local' | 'everything'): readonly Source[] => {
  const files = createFilesLoader(contentFolder(env));
  const wanted = reach === 'local' ? localSources : [...localSources, ...remoteSources];
  return wanted.flatMap((create) => create(env, files) ?? []);
};
