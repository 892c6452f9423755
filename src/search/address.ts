import { type Query, writeQuery } from '@/lib/query';

/** Longer than anything anybody would look for. */
const longest = 120;

/** What an address looks for: `?q=beer+bike`. Empty where it looks for nothing. */
export const parseSearchQuery = ({ q }: Query): string =>
  typeof q === 'string' ? q.slice(0, longest) : '';

/** The query of an address that looks for a text, with what else it says. */
export const toSearchQuery = (text: string, search = ''): string =>
  writeQuery(search, { q: text.trim() ? text.slice(0, longest) : undefined });

/** @param path of the results page */
export const toSearchHref = (path: string, text: string): string => {
  const query = toSearchQuery(text);
  return query ? `${path}?${query}` : path;
};
