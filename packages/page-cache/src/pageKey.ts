import { createHash } from 'node:crypto';

/** Next prefixes the path of a page with its route: `/route-cache/PAGES/<hash>/$/de/krakow`. */
const owner = /^\/route-cache\/[^/]+\/[^/]+\/\$(?=\/)/;

/** Converts Next's cache key to the internal path of a page (`/de/krakow`). A path stays unchanged. */
export const toPath = (key: string): string => {
  const path = key.replace(owner, '').replace(/\/+$/, '');
  return path === '' || path === '/index' ? '/' : path;
};

/** @returns a name of fixed length that is valid as a file name */
export const hashKey = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 40);
