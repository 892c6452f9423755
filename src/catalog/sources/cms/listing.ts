import { toFields } from '@troupe/basics/fields';
import type { CmsAnswer } from './fetchCms';

/** All items of one type on a WordPress at one time. */
export interface Listing {
  readonly items: readonly unknown[];
  /** The latest `modified_gmt`; `undefined` if there are no items. */
  readonly newest: string | undefined;
  /** Whether the list has all changes of the second of `newest`: modification times are whole seconds. */
  readonly isSettled: boolean;
}

/** Requests items. @param query in addition to the parameters of every request */
export type AskItems = (query: Readonly<Record<string, string>>) => Promise<CmsAnswer>;

/** The most that WordPress returns at a time. */
const perPage = 100;
const mostPages = 50;
/** Of all pages of a list. They are held in memory as long as the list. */
const mostBytes = 128_000_000;

const idOf = (item: unknown) => toFields(item)['id'];

const modifiedOf = (item: unknown): string => {
  const value = toFields(item)['modified_gmt'];
  return typeof value === 'string' ? value : '';
};

const findNewest = (items: readonly unknown[]): string | undefined =>
  items.length > 0
    ? items.map(modifiedOf).reduce((last, value) => (value > last ? value : last))
    : undefined;

/** One second for a further change in the same second, and one for differences between the server's clocks. */
const unsettledMs = 2000;

const isSettled = (newest: string | undefined, startedAt: number): boolean => {
  const changedAt = Date.parse(`${newest ?? ''}Z`);
  // A modification time far in the future says nothing about the present.
  return Number.isNaN(changedAt) || Math.abs(startedAt - changedAt) > unsettledMs;
};

/** Reads all pages in sequence. Returns `undefined` if the list changed in between. */
const readPages = async (ask: AskItems): Promise<Listing | undefined> => {
  const first = await ask({ page: '1', per_page: String(perPage) });
  if (first.total > perPage * mostPages) {
    throw new Error(`The CMS has ${first.total} items, more than ${perPage * mostPages}`);
  }
  const items = [...first.items];
  let { bytes } = first;
  for (let page = 2; (page - 1) * perPage < first.total; page += 1) {
    const next = await ask({ page: String(page), per_page: String(perPage) });
    if (next.total !== first.total) return undefined;
    bytes += next.bytes;
    if (bytes > mostBytes) throw new Error(`A list of the CMS has more than ${mostBytes} bytes`);
    items.push(...next.items);
  }
  const ids = new Set(items.map(idOf));
  if (items.length !== first.total || ids.size !== items.length) return undefined;
  const newest = findNewest(items);
  return { items, newest, isSettled: isSettled(newest, first.at) };
};

/** The requested fields of each item. */
const wanted = [
  ...['id', 'slug', 'status', 'link', 'date', 'modified', 'modified_gmt'],
  ...['title', 'content', 'excerpt', 'lang', 'translations', 'meta', 'acf'],
  ...['_links', '_embedded'],
].join(',');

/**
 * Reads a whole list. A part of a list would look as if the rest had been deleted.
 *
 * @throws if a request fails, or if the list is too long or changes during two reads in a row
 */
export const readListing = async (ask: AskItems): Promise<Listing> => {
  const askAll: AskItems = (query) =>
    ask({
      ...query,
      // In order of creation, so that an item that is created meanwhile is at the end.
      orderby: 'id',
      order: 'asc',
      _fields: wanted,
      _embed: 'author,wp:featuredmedia,wp:term',
    });
  // An edit during the read is not an outage, so read the list a second time.
  const listing = (await readPages(askAll)) ?? (await readPages(askAll));
  if (!listing) throw new Error('The CMS gave a list whose parts do not fit together');
  return listing;
};

/** Whether a list is unchanged, by the number of items and the latest modification. Needs one small request. */
export const isUnchanged = async (ask: AskItems, last: Listing): Promise<boolean> => {
  const { items, total } = await ask({
    per_page: '1',
    orderby: 'modified',
    order: 'desc',
    _fields: 'id,modified_gmt',
  });
  return total === last.items.length && findNewest(items) === last.newest;
};
