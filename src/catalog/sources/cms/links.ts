import type { ItemType } from './cmsAddress';
import { fileOf, type PlacedItem } from './items';

/** Removes differences that do not matter: scheme, case, trailing slash and unrelated query parameters. */
const normalise = ({ host, pathname, searchParams }: URL): string => {
  const [name] = ['p', 'page_id'].filter((it) => searchParams.has(it));
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return `${host}${path}${name === undefined ? '' : `?${searchParams.get(name) ?? ''}`}`;
};

const schemes: Readonly<Record<ItemType, string>> = { posts: 'post', pages: 'page' };

/** Finds the new target of a link in an article of a language. */
export type FindHref = (lang: string, url: URL) => string | undefined;

/**
 * Converts links between articles of the CMS to links between articles of the shop. Other links stay unchanged.
 *
 * @returns a function that returns `undefined` if the target is a draft or exists in other languages only; then only
 *   the words of the link are kept
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
