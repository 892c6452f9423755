import type { ContentFault } from '@/catalog/sources/contentFault';
import type { ItemType } from './cmsAddress';
import { toLanguage } from './languageOf';
import { toSlug, withId } from './slugs';
import { type ApiItem, listTranslations, parseItem, readText } from './wire';

/** An item with its place among the articles. */
export interface PlacedItem {
  readonly type: ItemType;
  readonly lang: string;
  readonly key: string;
  /** The slug in its address; has the item's id appended if another item has the same file. */
  readonly slug: string;
  readonly isDraft: boolean;
  readonly item: ApiItem;
}

/** The items of one type on one WordPress. The status of an item tells drafts from published items. */
export interface ItemList {
  /** The URL of the WordPress, because ids are unique within one only. */
  readonly site: string;
  readonly type: ItemType;
  /** The language of all items; if `undefined`, each item has its own. */
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

/** Enough for a slug. The search for the ends of tags takes quadratic time. */
const startOfTitle = 500;

/** Falls back to the title, because a new draft may have no slug. */
const slugOf = ({ slug, title, id }: ApiItem) =>
  toSlug(slug) ||
  toSlug(title.rendered.slice(0, startOfTitle).replace(/<[^>]*>|&[^;]*;/g, ' ')) ||
  `item-${id}`;

/** The key of an item: its custom field, or the slug of its English or else first translation. */
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
 * Parses the items of lists and assigns a place to each.
 *
 * @param languages the languages of the shop; an item in another one is reported
 * @param fileOfId the last known file of an item, for one that can no longer be read
 * @returns the placed items, the faults, and the ids of items that cannot be read
 */
export const placeItems = (
  lists: readonly ItemList[],
  languages: readonly string[],
  fileOfId: (id: string) => string | undefined,
) => {
  const faults: ContentFault[] = [];
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
      // An item that was published between two requests is on both lists; the published one comes first.
      if (!byId.has(id)) byId.set(id, { id, site, type, lang, item });
    }
  }

  const placed = new Map<string, PlacedItem & { readonly id: string }>();
  for (const found of byId.values()) {
    const { id, type, lang, item } = found;
    const slug = slugOf(item);
    const place = { type, lang, key: keyOf(found, byId) };
    const fault = (kind: ContentFault['kind'], reason: string) =>
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
