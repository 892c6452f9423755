import type { z } from 'zod';
import { type Language, languages } from '@/sites/site';
import { cityFacts, cityTexts } from './nodes/city';
import { productFacts, productTexts } from './nodes/product';
import { shopGroupFacts, shopGroupTexts } from './nodes/shopGroup';

/** What the content is made of: for each collection, its language-free facts and its texts per language. */
export const collections = {
  cities: { facts: cityFacts, texts: cityTexts },
  products: { facts: productFacts, texts: productTexts },
  'shop-groups': { facts: shopGroupFacts, texts: shopGroupTexts },
} as const;

export type CollectionName = keyof typeof collections;

export type FactsOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['facts']>;
export type TextsOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['texts']>;

/** What a file's path says about its content. */
export type Place =
  | { readonly kind: 'facts'; readonly collection: CollectionName; readonly key: string }
  | {
      readonly kind: 'texts';
      readonly collection: CollectionName;
      readonly key: string;
      readonly lang: Language;
    };

const isCollection = (name: string | undefined): name is CollectionName =>
  name !== undefined && Object.hasOwn(collections, name);

const isLanguage = (name: string | undefined): name is Language =>
  (languages as readonly (string | undefined)[]).includes(name);

/** `cities/krakow.json` or `texts/de/cities/krakow.json`; anything else is misplaced. */
export const parsePlace = (file: string): Place | undefined => {
  const parts = file.replace(/\.json$/, '').split('/');
  if (parts.length === 2 && isCollection(parts[0]) && parts[1]) {
    return { kind: 'facts', collection: parts[0], key: parts[1] };
  }
  const [folder, lang, collection, key] = parts;
  if (
    parts.length === 4 &&
    folder === 'texts' &&
    isLanguage(lang) &&
    isCollection(collection) &&
    key
  ) {
    return { kind: 'texts', collection, key, lang };
  }
  return undefined;
};

export const factsFile = (collection: CollectionName, key: string) => `${collection}/${key}.json`;

export const textsFile = (lang: Language, collection: CollectionName, key: string) =>
  `texts/${lang}/${collection}/${key}.json`;
