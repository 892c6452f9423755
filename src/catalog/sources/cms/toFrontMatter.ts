import { limits } from '@troupe/image-proxy/source';
import type { PlacedItem } from './items';
import { type CmsPicture, toPicture } from './pictures';
import { readPlainText } from './plainText';
import type { ShopKeys } from './shopKeys';
import { toSummary } from './summaries';
import { findAuthor, findMedia, listTerms, readList, readText } from './wire';

export interface Defaults {
  /** The keys that articles may reference; if `undefined`, references are not checked here. */
  readonly keys: ShopKeys | undefined;
  /** Key of the person who is shown as the author of posts by unknown authors. */
  readonly author: string | undefined;
  /** The hosts that the image proxy may read. */
  readonly imageHosts: readonly string[];
}

const dayOf = (time: string) => time.slice(0, 10);

/** WordPress's default category. */
const uncategorized = /^uncategori[sz]ed$/;

const findCategory = ({ item }: PlacedItem, { keys }: Defaults): string | undefined => {
  const slugs = listTerms(item, 'category');
  const known = slugs.flatMap((slug) => keys?.categories.get(slug) ?? [])[0];
  return known ?? slugs.find((slug) => !uncategorized.test(slug)) ?? slugs[0];
};

const findCities = ({ item }: PlacedItem, { keys }: Defaults): readonly string[] =>
  listTerms(item, 'post_tag').flatMap((slug) => {
    // A tag with the prefix always means a city, even one that does not exist yet.
    const [, written] = /^city-(.+)$/.exec(slug) ?? [];
    return written ?? (keys?.cities.has(slug) ? [slug] : []);
  });

const findWriter = ({ item }: PlacedItem, { keys, author }: Defaults): string | undefined => {
  const written = readText(item, 'author') ?? findAuthor(item);
  return written !== undefined && (!keys || keys.people.has(written))
    ? written
    : (author ?? written);
};

/** Default covers by category: pictures of the repository. */
const covers: Readonly<Record<string, string>> = {
  cities: 'night-trains',
  ideas: 'rain-plan',
  money: 'splitting-costs',
  planning: 'packing-list',
};

const findCover = ({ item }: PlacedItem, { imageHosts }: Defaults) => {
  const media = findMedia(item);
  const picture = media?.sizes
    .filter(({ width, height }) => width * height <= limits.pixels)
    .sort((a, b) => b.width - a.width)
    .map(({ source_url: address, width, height }) =>
      toPicture({ address, width, height }, imageHosts),
    )
    .find((it) => it !== undefined);
  return picture && { picture, alt: (media?.alt ?? '').trim() };
};

const longestAlt = 160;

const coverOf = (
  own: ReturnType<typeof findCover>,
  category: string | undefined,
  title: string,
) => {
  const drawn = covers[category ?? ''];
  const alt = own && own.alt.length >= 5 ? own.alt : title;
  return {
    cover: own?.picture.path ?? (drawn ? `/images/posts/${drawn}.jpg` : '/images/fallback.jpg'),
    coverAlt: alt.slice(0, longestAlt),
  };
};

const kinds: Readonly<Record<string, string>> = {
  privacy: 'privacy',
  'privacy-policy': 'privacy',
  terms: 'terms',
  faq: 'faq',
  'how-it-works': 'how-it-works',
  cancellation: 'cancellation',
};

const legal: ReadonlySet<string> = new Set(['privacy', 'terms', 'cancellation']);

/** Removes undefined fields, so that the schema reports them as missing. */
const withoutGaps = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * Converts the fields of an item to the front matter of an article. Missing and invalid fields are left to the mesh to
 * reject.
 *
 * @param start the first words of the item
 * @throws if the title or excerpt cannot be parsed
 */
export const toFrontMatter = (
  placed: PlacedItem,
  start: string,
  defaults: Defaults,
): { readonly frontMatter: object; readonly pictures: readonly CmsPicture[] } => {
  const { item, type, slug, key, isDraft } = placed;
  const title = readPlainText(item.title.rendered);
  const shared = {
    title,
    slug,
    summary:
      readText(item, 'summary') ?? toSummary(readPlainText(item.excerpt?.rendered ?? ''), start),
    audiences: readList(item, 'audiences') ?? ['consumer', 'corporate'],
    sites: readList(item, 'sites'),
    draft: isDraft || undefined,
  };
  const [date, modified] = [dayOf(item.date), dayOf(item.modified)];
  if (type === 'pages') {
    const kind = readText(item, 'kind') ?? kinds[key];
    const menu = readText(item, 'menu') ?? (legal.has(kind ?? '') ? 'legal' : 'company');
    return { frontMatter: withoutGaps({ ...shared, kind, menu, updated: modified }), pictures: [] };
  }
  const category = findCategory(placed, defaults);
  const cover = findCover(placed, defaults);
  const frontMatter = withoutGaps({
    ...shared,
    category,
    date,
    updated: modified > date ? modified : undefined,
    author: findWriter(placed, defaults),
    ...coverOf(cover, category, title),
    cities: findCities(placed, defaults),
    activities: readList(item, 'activities'),
  });
  return { frontMatter, pictures: cover ? [cover.picture] : [] };
};
