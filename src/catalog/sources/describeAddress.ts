import { createHash } from 'node:crypto';

/** A hash that tells queries apart without showing their content, which may have a secret key. */
const markOf = (query: string) =>
  query === '' ? '' : `?${createHash('sha256').update(query).digest('hex').slice(0, 8)}`;

/**
 * Describes an address for reports: `host:port/path`, with a hash of the query. Different sources get different names.
 *
 * @param url a valid URL
 */
export const describeAddress = (url: string): string => {
  const { host, pathname, search } = new URL(url);
  return `${host}${pathname.replace(/\/+$/, '')}${markOf(search)}`;
};
