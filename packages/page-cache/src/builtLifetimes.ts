import { join } from 'node:path';
import { toFields } from '@troupe/basics/fields';
import { loadManifest } from 'next/dist/server/load-manifest.external';
import type { CacheControl } from './entry';

/**
 * Reads lifetimes from the manifest that Next keeps in memory: a second copy would double the memory for it.
 *
 * @param serverFolder `.next/server`
 */
export const createLifetimes = (serverFolder: string) => {
  const path = join(serverFolder, '..', 'prerender-manifest.json');
  let routes: Readonly<Record<string, unknown>> | undefined;
  return (page: string): CacheControl | undefined => {
    routes ??= toFields(loadManifest<{ readonly routes: object }>(path).routes);
    if (!Object.hasOwn(routes, page)) return undefined;
    const { initialRevalidateSeconds: revalidate, initialExpireSeconds: expire } = toFields(
      routes[page],
    );
    if (typeof revalidate !== 'number' && revalidate !== false) return undefined;
    return { revalidate, ...(typeof expire === 'number' && { expire }) };
  };
};
