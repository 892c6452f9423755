import { toFields } from '@/lib/fields';
import type { CmsAnswer } from './askCms';

/** Everything that a WordPress has of one type at one time. */
export interface Listing {
  readonly items: readonly unknown[];
  /** `modified_gmt` of the last change among them; nothing where there are none. */
  readonly newest: string | undefined;
  /** Whether a change in the second of the last one would have been seen: times of change are whole seconds. */
  readonly isSettled: boolean;
}

/** Asks for items. @param query beside what is always asked */
export type AskItems = (query: Readonly<Record<string, string>>) => Promise<CmsAnswer>;

/** As many as WordPress gives at a time. */
const perPage = 100;
const mostPages = 50;

const idOf = (item: unknown) => toFields(item)['id'];

const modifiedOf = (item: unknown): string => {
  const value = toFields(item)['modified_gmt'];
  return typeof value === 'string' ? value : '';
};

const findNewest = (items: readonly unknown[]): string | undefined =>
  items.length > 0
    ? items.map(modifiedOf).reduce((last, value) => (value > last ? value : last))
    : undefined;

/** A change may be followed by another in the same second, and a server's clocks may differ by as much. */
const unsettledMs = 2000;

const isSettled = (newest: string | undefined, startedAt: number): boolean => {
  const changedAt = Date.parse(`${newest ?? ''}Z`);
  // Far in the future, a time of change says nothing about now.
  return Number.isNaN(changedAt) || Math.abs(startedAt - changedAt) > unsettledMs;
};

/** All pages, one after the other; nothing when the list changed in between. */
const readPages = async (ask: AskItems): Promise<Listing | undefined> => {
  const first = await ask({ page: '1', per_page: String(perPage) });
  if (first.total > perPage * mostPages) {
    throw new Error(`The CMS has ${first.total} items, more than ${perPage * mostPages}`);
  }
  const items = [...first.items];
  for (let page = 2; (page - 1) * perPage < first.total; page += 1) {
    const next = await ask({ page: String(page), per_page: String(perPage) });
    if (next.total !== first.total) return undefined;
    items.push(...next.items);
  }
  const ids = new Set(items.map(idOf));
  if (items.length !== first.total || ids.size !== items.length) return undefined;
  const newest = findNewest(items);
  return { items, newest, isSettled: isSettled(newest, first.at) };
};

/** What is asked of each item: all that becomes of it, and nothing of what a page would show around it. */
const wanted = [
  ...['id', 'slug', 'status', 'link', 'date', 'modified', 'modified_gmt'],
  ...['title', 'content', 'excerpt', 'lang', 'translations', 'meta', 'acf'],
  ...['_links', '_embedded'],
].join(',');

/**
 * Reads a whole list, or nothing of it: half a list would look as if the rest had been deleted.
 *
 * @throws when it is not there, is too long, or does not stand still for as long as reading takes
 */
export const readListing = async (ask: AskItems): Promise<Listing> => {
  const askAll: AskItems = (query) =>
    ask({
      ...query,
      // The order of coming into being: what is written meanwhile stands at the end.
      orderby: 'id',
      order: 'asc',
      _fields: wanted,
      _embed: 'author,wp:featuredmedia,wp:term',
    });
  // An edit in between is no outage: the second time, nobody is likely to be editing.
  const listing = (await readPages(askAll)) ?? (await readPages(askAll));
  if (!listing) throw new Error('The CMS gave a list whose parts do not fit together');
  return listing;
};

/** Whether a list is still what it was, by how many there are and the last change among them. Costs one small answer. */
export const isUnchanged = async (ask: AskItems, last: Listing): Promise<boolean> => {
  const { items, total } = await ask({
    per_page: '1',
    orderby: 'modified',
    order: 'desc',
    _fields: 'id,modified_gmt',
  });
  return total === last.items.length && findNewest(items) === last.newest;
};
