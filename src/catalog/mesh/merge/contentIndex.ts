import type { Language } from '@/config/sites/site';
import type { TextsOf } from '../collections';
import type { RecordIndex } from '../recordIndex';
import type { Offer } from '../nodes/product';
import type { FactsRecord } from '../records';

type GroupRecord = FactsRecord<'shop-groups'>;

/** An index of the described content, for matching the upstream's ids and slugs. */
export interface ContentIndex {
  readonly groups: ReadonlyMap<number, GroupRecord>;
  /** City keys by slug. */
  readonly cities: ReadonlyMap<string, string>;
  readonly productsById: ReadonlyMap<number, string>;
  /** By key, and by each slug that belongs to the same product in all languages that have it. */
  readonly productsBySlug: ReadonlyMap<string, string>;
  /** The offer of a product in a city, if the product is for the group's audience. */
  readonly offerOf: (product: string, city: string, group: GroupRecord) => Offer | undefined;
  readonly citySummary: (city: string, lang: Language) => string | undefined;
  /** The brand's texts for its shop in a city. */
  readonly shopTexts: (
    group: GroupRecord,
    city: string,
    lang: Language,
  ) => TextsOf<'shop-groups'>['shops'][string] | undefined;
}

const indexSlugs = (draft: RecordIndex): ReadonlyMap<string, string> => {
  const bySlug = new Map<string, string | undefined>();
  for (const key of draft.facts('products').keys()) {
    for (const { value } of draft.texts('products', key).values()) {
      const known = bySlug.has(value.slug) ? bySlug.get(value.slug) : key;
      bySlug.set(value.slug, known === key ? key : undefined);
    }
  }
  const certain = [...bySlug].flatMap(([slug, key]) => (key ? [[slug, key] as const] : []));
  const byKey = [...draft.facts('products').keys()].map((key) => [key, key] as const);
  return new Map([...certain, ...byKey]);
};

/** @param draft the settled records of the describing sources; a broken file has its last good version here */
export const indexContent = (draft: RecordIndex): ContentIndex => {
  const products = draft.facts('products');
  return {
    groups: new Map([...draft.facts('shop-groups').values()].map((it) => [it.value.id, it])),
    cities: new Map([...draft.facts('cities').values()].map((it) => [it.value.slug, it.key])),
    productsById: new Map([...products.values()].map((it) => [it.value.id, it.key])),
    productsBySlug: indexSlugs(draft),
    offerOf: (product, city, group) => {
      const found = products.get(product)?.value;
      return found?.audiences.includes(group.value.audience) ? found.offers[city] : undefined;
    },
    citySummary: (city, lang) => draft.texts('cities', city).get(lang)?.value.summary,
    shopTexts: (group, city, lang) =>
      draft.texts('shop-groups', group.key).get(lang)?.value.shops[city],
  };
};
