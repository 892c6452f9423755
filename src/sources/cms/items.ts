import type { Fault } from '@/lib/fault';
import type { ItemType } from './cmsAddress';
import { toLanguage } from './languageOf';
import { toSlug, withId } from './slugs';
import { type ApiItem, listTranslations, parseItem, readText } from './wire';

/** An item that has its place among the articles. */
export interface PlacedItem {
  readonly type: ItemType;
  readonly lang: string;
  readonly key: string;
  /** Of its address: that of the key's file unless two items would have the same one. */
  readonly slug: string;
  readonly isDraft: boolean;
  readonly item: ApiItem;
}

/** What one WordPress has of one type. Published items and drafts are told apart by their status. */
export interface ItemList {
  /** Tells WordPresses apart: ids are unique within one only. */
  readonly site: string;
  readonly type: ItemType;
  /** Of all items; without one, each says its own. */
  readonly lang: string | undefined;
  readonly items: readonly unknown[];
}

interface Found {
  readonly id: string;
  readonly site: string;
  readonly type: ItemType;
  readonly lang: string;
  readonly item: ApiItem;
}

export const fileOf = ({ type, lang, key }: Pick<PlacedItem, 'type' | 'lang' | 'key'>) =>
  `${type}/${lang}/${key}.md`;

/** No slug needs more of a title, and what looks for the ends of tags takes the square of the time. */
const startOfTitle = 500;

/** A draft that was never saved under a name has none yet. */
const slugOf = ({ slug, title, id }: ApiItem) =>
  toSlug(slug) ||
  toSlug(title.rendered.slice(0, startOfTitle).replace(/<[^>]*>|&[^;]*;/g, ' ')) ||
  `item-${id}`;

/** The key of all translations is the English one's slug, or that of the first language there is. */
const keyOf = ({ item, site, type }: Found, byId: ReadonlyMap<string, Found>): string => {
  const own = readText(item, 'key');
  if (own !== undefined && toSlug(own) !== '') return toSlug(own);
  const first = listTranslations(item)
    .map(([lang, id]) => [toLanguage(lang), byId.get(`${site} ${type} ${id}`)] as const)
    .flatMap(([lang, found]) => (found ? [[lang === 'en' ? '' : lang, found.item] as const] : []))
    .sort(([a], [b]) => (a < b ? -1 : 1))[0];
  return slugOf(first?.[1] ?? item);
};

/**
 * Reads what lists hold and gives each item its place.
 *
 * @param languages of the shop; an item of another is reported
 * @param fileOfId where an item stood before, for one that can no longer be read
 * @returns also the ids of items that cannot be read
 */
export const placeItems = (
  lists: readonly ItemList[],
  languages: readonly string[],
  fileOfId: (id: string) => string | undefined,
) => {
  const faults: Fault[] = [];
  const unread = new Set<string>();
  const byId = new Map<string, Found>();
  for (const { site, type, lang: ofAll, items } of lists) {
    for (const raw of items) {
      const parsed = parseItem(raw);
      if (!parsed.success) {
        const rawId = String((raw as { readonly id?: unknown } | null)?.id);
        unread.add(`${site} ${type} ${rawId}`);
        const file = fileOfId(`${site} ${type} ${rawId}`) ?? `${type}/${ofAll ?? 'en'}/${rawId}.md`;
        const [issue] = parsed.error.issues;
        const reason = `is no item of a WordPress: ${issue?.message ?? ''}`;
        faults.push({ file, field: issue?.path.join('.') ?? '', kind: 'schema', reason });
        continue;
      }
      const item = parsed.data;
      const lang = ofAll ?? toLanguage(item.lang ?? 'en');
      const id = `${site} ${type} ${item.id}`;
      // Published between two calls, it is on both lists; what everybody sees comes first.
      if (!byId.has(id)) byId.set(id, { id, site, type, lang, item });
    }
  }

  const placed = new Map<string, PlacedItem & { readonly id: string }>();
  for (const found of byId.values()) {
    const { id, type, lang, item } = found;
    const slug = slugOf(item);
    const place = { type, lang, key: keyOf(found, byId) };
    const fault = (kind: Fault['kind'], reason: string) =>
      faults.push({ file: fileOfId(id) ?? fileOf(place), field: '', kind, reason });
    if (!languages.includes(lang)) {
      fault('unshown', `is in “${lang}”, which is no language of the shop`);
      continue;
    }
    if (item.content.protected) {
      fault('unshown', 'is protected by a password in the CMS, so it is left out');
      continue;
    }
    const isTaken = placed.has(fileOf(place));
    const key = isTaken ? withId(place.key, item.id) : place.key;
    const own = { key, slug: isTaken ? withId(slug, item.id) : slug };
    const isDraft = item.status !== 'publish';
    placed.set(fileOf({ ...place, key }), { id, type, lang, ...own, isDraft, item });
  }
  return { placed: [...placed.values()], faults, unread };
};
