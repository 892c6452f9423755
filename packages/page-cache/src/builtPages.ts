import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isMissing } from '@troupe/basics/errorCode';
import { toFields } from '@troupe/basics/fields';
import type { CacheControl, Entry } from './entry';
import { toPath } from './pageKey';

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

/**
 * Reads the pages that `next build` rendered. They are never changed.
 *
 * @param folder `.next/server/pages`
 * @param lifetimeOf lifetime of a path in the build's manifest; undefined for a path that was not built
 */
export const createBuiltPages = (
  folder: string,
  lifetimeOf: (path: string) => CacheControl | undefined,
) => ({
  has: (key: string): boolean => lifetimeOf(toPath(key)) !== undefined,

  /** @returns undefined for a page that was not built. Rejects when the disk fails. */
  read: async (key: string): Promise<Entry | undefined> => {
    const path = toPath(key);
    const cacheControl = lifetimeOf(path);
    if (!cacheControl) return undefined;
    const place = join(folder, path === '/' ? 'index' : path);
    if (!place.startsWith(folder + sep)) return undefined;
    try {
      const meta = toFields(await readJson(`${place}.meta`));
      // The path may belong to another route than the key.
      if (key !== path && toFields(meta['routeCache'])['key'] !== key) return undefined;
      const [html, pageData, { mtimeMs }] = await Promise.all([
        readFile(`${place}.html`, 'utf8'),
        readJson(`${place}.json`),
        stat(`${place}.html`),
      ]);
      const { headers, status } = meta;
      return {
        value: {
          kind: 'PAGES',
          html,
          pageData,
          headers,
          status: typeof status === 'number' ? status : undefined,
        },
        cacheControl,
        startedAt: mtimeMs,
        madeAt: mtimeMs,
      };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  },
});

export type BuiltPages = ReturnType<typeof createBuiltPages>;
