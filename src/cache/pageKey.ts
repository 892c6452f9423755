import { createHash } from 'node:crypto';

/** Next puts the route that owns a page before its path: `/route-cache/PAGES/<hash>/$/de/krakow`. */
const owner = /^\/route-cache\/[^/]+\/[^/]+\/\$(?=\/)/;

/** The internal path of a page (`/de/krakow`) out of the key that Next hands over. A path stays as it is. */
export const toPath = (key: string): string => {
  const path = key.replace(owner, '').replace(/\/+$/, '');
  return path === '' || path === '/index' ? '/' : path;
};

/** As long for every key, and a plain file name. */
export const hashKey = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 40);
