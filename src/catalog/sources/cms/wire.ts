import { z } from 'zod';
import { type Fields, toFields } from '@troupe/basics/fields';

const rendered = z.object({ rendered: z.string() });

const apiItem = z.object({
  id: z.int().positive(),
  slug: z.string(),
  status: z.string(),
  link: z.string(),
  /** In the site's local time, without a zone: `2026-05-01T09:30:00`. */
  date: z.string(),
  modified: z.string(),
  title: rendered,
  content: rendered.extend({ protected: z.boolean().default(false) }),
  excerpt: rendered.optional(),
  /** Set by multilingual plugins; WordPress itself has no such field. */
  lang: z.string().optional(),
  translations: z.unknown().optional(),
  meta: z.unknown().optional(),
  acf: z.unknown().optional(),
  _embedded: z.unknown().optional(),
});

/** The fields in use of a post or page from `GET /wp/v2/posts` and `/wp/v2/pages`. */
export type ApiItem = z.infer<typeof apiItem>;

export const parseItem = (value: unknown) => apiItem.safeParse(value);

const apiTerm = z.object({ taxonomy: z.string(), slug: z.string() });
const apiAuthor = z.object({ slug: z.string() });
const apiSize = z.object({
  source_url: z.string(),
  width: z.coerce.number(),
  height: z.coerce.number(),
});
const apiMedia = z.object({
  source_url: z.string(),
  alt_text: z.string().default(''),
  media_details: z.object({ width: z.coerce.number(), height: z.coerce.number() }),
});

export type ApiSize = z.infer<typeof apiSize>;

/** Picks the valid values. WordPress embeds an error object for a resource without read permission. */
const pick = <Value>(schema: z.ZodType<Value>, values: unknown): Value[] =>
  (Array.isArray(values) ? values.flat() : []).flatMap((value: unknown) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });

const embedded = ({ _embedded }: ApiItem, name: string): unknown => toFields(_embedded)[name];

/** Slugs of an item's categories or tags, in the order of the item. */
export const listTerms = (item: ApiItem, taxonomy: 'category' | 'post_tag'): readonly string[] =>
  pick(apiTerm, embedded(item, 'wp:term'))
    .filter((term) => term.taxonomy === taxonomy)
    .map(({ slug }) => slug);

export const findAuthor = (item: ApiItem): string | undefined =>
  pick(apiAuthor, embedded(item, 'author'))[0]?.slug;

/** The featured picture in its original size and all generated sizes. */
export const findMedia = (item: ApiItem) => {
  const value: unknown = embedded(item, 'wp:featuredmedia');
  const [media] = pick(apiMedia, value);
  if (!media) return undefined;
  const details = toFields(toFields((value as readonly unknown[])[0])['media_details']);
  const { source_url, media_details, alt_text } = media;
  return {
    alt: alt_text,
    sizes: [
      { source_url, ...media_details },
      ...pick(apiSize, Object.values(toFields(details['sizes']))),
    ] as readonly ApiSize[],
  };
};

/** Ids of an item's translations, by the plugin's names of the languages: `{"de":15,"en":12}`. */
export const listTranslations = ({ translations }: ApiItem): readonly [string, number][] =>
  Object.entries(toFields(translations)).flatMap(([lang, id]): [string, number][] =>
    Number.isSafeInteger(Number(id)) ? [[lang, Number(id)]] : [],
  );

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** A custom field from `acf` or `meta`. An empty one counts as absent, because WordPress fills in empty values. */
const readField = ({ meta, acf }: ApiItem, name: string): unknown => {
  const all: readonly Fields[] = [toFields(acf), toFields(meta)];
  return all.map((fields) => fields[name]).find(isGiven);
};

export const readText = (item: ApiItem, name: string): string | undefined => {
  const value = readField(item, name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

/** A custom field of several values: a list, or one text with commas. */
export const readList = (item: ApiItem, name: string): readonly string[] | undefined => {
  const value = readField(item, name);
  const parts = Array.isArray(value) ? value.map(String) : String(value ?? '').split(',');
  const list = parts.map((part) => part.trim()).filter(Boolean);
  return list.length > 0 ? list : undefined;
};
