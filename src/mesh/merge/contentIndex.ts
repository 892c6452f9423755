import type { Language } from '@/sites/site';
import type { TextsOf } from '../collections';
import type { Draft } from '../draft';
import type { Offer } from '../nodes/product';
import type { FactsRecord } from '../records';

type GroupRecord = FactsRecord<'shop-groups'>;

/** What is described, for telling what another source speaks of. */
export interface ContentIndex {
  readonly groups: ReadonlyMap<number, GroupRecord>;
  /** City keys by slug. */
  readonly cities: ReadonlyMap<string, string>;
  readonly productsById: ReadonlyMap<number, string>;
  /** By their keys, and by slugs that mean the same product in every language. */
  readonly productsBySlug: ReadonlyMap<string, string>;
  /** How a product is sold to a group's visitors in a city. */
  readonly offerOf: (product: string, city: string, group: GroupRecord) => Offer | undefined;
  readonly citySummary: (city: string, lang: Language) => string | undefined;
  /** What a brand says of its shop in a city. */
  readonly shopTexts: (
    group: GroupRecord,
    city: string,
    lang: Language,
  ) => TextsOf<'shop-groups'>['shops'][string] | undefined;
}

const indexSlugs = (draft: Draft): ReadonlyMap<string, string> => {
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

/** @param draft what is good of what the describing sources have: a file that is broken just now is there as it last was */
export const indexContent = (draft: Draft): ContentIndex => {
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
