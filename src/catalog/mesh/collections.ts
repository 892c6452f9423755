import type { z } from 'zod';
import { isLanguage, type Language } from '@/config/sites/site';
import { page, post } from './nodes/article';
import { blogCategoryFacts, blogCategoryTexts } from './nodes/blogCategory';
import { cityFacts, cityTexts } from './nodes/city';
import { personFacts, personTexts } from './nodes/person';
import { productFacts, productTexts } from './nodes/product';
import { redirects } from './nodes/redirects';
import { shopGroupFacts, shopGroupTexts } from './nodes/shopGroup';

/** The schemas of each collection: one for its language-free facts, one for its texts per language. */
export const collections = {
  cities: { facts: cityFacts, texts: cityTexts },
  products: { facts: productFacts, texts: productTexts },
  'shop-groups': { facts: shopGroupFacts, texts: shopGroupTexts },
  people: { facts: personFacts, texts: personTexts },
  'blog-categories': { facts: blogCategoryFacts, texts: blogCategoryTexts },
} as const;

/** Content that has one file per language and may be missing in some languages. */
export const articles = { posts: post, pages: page } as const;

/** Content that is one optional file for the whole shop. */
export const ruleBooks = { redirects } as const;

export type CollectionName = keyof typeof collections;

export type ArticleName = keyof typeof articles;

export type ArticleOf<Name extends ArticleName> = z.infer<(typeof articles)[Name]>;

export type RuleBookName = keyof typeof ruleBooks;

export type RuleBookOf<Name extends RuleBookName> = z.infer<(typeof ruleBooks)[Name]>;

export type FactsOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['facts']>;
export type TextsOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['texts']>;

/** The kind, collection, key and language that a file's path encodes. */
export type Place =
  | { readonly kind: 'facts'; readonly collection: CollectionName; readonly key: string }
  | {
      readonly kind: 'texts';
      readonly collection: CollectionName;
      readonly key: string;
      readonly lang: Language;
    }
  | {
      readonly kind: 'article';
      readonly collection: ArticleName;
      /** The same for all translations of one article. */
      readonly key: string;
      readonly lang: Language;
    }
  | { readonly kind: 'rules'; readonly collection: RuleBookName; readonly key: string };

const isCollection = (name: string | undefined): name is CollectionName =>
  name !== undefined && Object.hasOwn(collections, name);

const isArticle = (name: string | undefined): name is ArticleName =>
  name !== undefined && Object.hasOwn(articles, name);

const isRuleBook = (name: string | undefined): name is RuleBookName =>
  name !== undefined && Object.hasOwn(ruleBooks, name);

const parseArticlePlace = (file: string): Place | undefined => {
  const [collection, lang, key, ...rest] = file.replace(/\.md$/, '').split('/');
  const isPlace = isArticle(collection) && isLanguage(lang) && key && rest.length === 0;
  return isPlace ? { kind: 'article', collection, key, lang } : undefined;
};

/**
 * Parses paths such as `cities/krakow.json`, `texts/de/cities/krakow.json`, `posts/de/packing-list.md` and
 * `redirects.json`. Returns `undefined` for a misplaced file.
 */
export const parsePlace = (file: string): Place | undefined => {
  if (file.endsWith('.md')) return parseArticlePlace(file);
  const parts = file.replace(/\.json$/, '').split('/');
  if (parts.length === 1 && isRuleBook(parts[0])) {
    return { kind: 'rules', collection: parts[0], key: parts[0] };
  }
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

export const ruleBookFile = (collection: RuleBookName) => `${collection}.json`;

export const articleFile = (collection: ArticleName, lang: Language, key: string) =>
  `${collection}/${lang}/${key}.md`;
