import { type Query, writeQuery } from '@/lib/query';

/** Longer than any real query, in characters. */
const longest = 120;

/** The search text of an address such as `?q=beer+bike`; empty if it has none. */
export const parseSearchQuery = ({ q }: Query): string =>
  typeof q === 'string' ? q.slice(0, longest) : '';

/** Sets the search text in the query of an address; keeps the other parameters. */
export const toSearchQuery = (text: string, search = ''): string =>
  writeQuery(search, { q: text.trim() ? text.slice(0, longest) : undefined });

/** @param path the path of the results page */
export const toSearchHref = (path: string, text: string): string => {
  const query = toSearchQuery(text);
  return query ? `${path}?${query}` : path;
};
