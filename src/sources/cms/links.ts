import type { ItemType } from './cmsAddress';
import { fileOf, type PlacedItem } from './items';

/** Addresses that differ in what nobody means to say. */
const normalise = ({ host, pathname, searchParams }: URL): string => {
  const [name] = ['p', 'page_id'].filter((it) => searchParams.has(it));
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return `${host}${path}${name === undefined ? '' : `?${searchParams.get(name) ?? ''}`}`;
};

const schemes: Readonly<Record<ItemType, string>> = { posts: 'post', pages: 'page' };

/** What a link in an article of a language says. */
export type FindHref = (lang: string, url: URL) => string | undefined;

/**
 * Links between articles of the CMS are links between articles of the shop; all others stay what they are.
 *
 * @returns a function that gives an address, or nothing where only the words can remain: the article is there in other
 *   languages only, or a draft
 */
export const createFindHref = (placed: readonly PlacedItem[]): FindHref => {
  const byAddress = new Map<string, PlacedItem>();
  for (const it of placed) {
    if (!URL.canParse(it.item.link)) continue;
    const link = new URL(it.item.link);
    byAddress.set(normalise(link), it);
    byAddress.set(`${link.host}?${it.item.id}`, it);
  }
  const shown = new Set(placed.filter(({ isDraft }) => !isDraft).map(fileOf));
  return (lang, url) => {
    const target = byAddress.get(normalise(url));
    if (!target) return url.href;
    const { type, key } = target;
    return shown.has(fileOf({ type, lang, key })) ? `${schemes[type]}:${key}` : undefined;
  };
};
