import { createHash } from 'node:crypto';

/** Tells one query from another, and not what is in it: there may be a key in there. */
const markOf = (query: string) =>
  query === '' ? '' : `?${createHash('sha256').update(query).digest('hex').slice(0, 8)}`;

/**
 * An address as reports may show it, which differs for sources that differ: `host:port/path`, and a mark for a query.
 *
 * @param url an address that can be parsed
 */
export const describeAddress = (url: string): string => {
  const { host, pathname, search } = new URL(url);
  return `${host}${pathname.replace(/\/+$/, '')}${markOf(search)}`;
};
