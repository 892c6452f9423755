import { findUnknownPromises } from '@/commerce/promises/fillPromises';
import { findClaims } from '@/commerce/promises/findClaims';
import { keysOf } from '@/lib/keysOf';
import type { ContentFault } from '@/catalog/sources/contentFault';
import type { Language } from '@/config/sites/site';
import { articleFile, textsFile } from '../collections';
import type { Mesh } from '../mesh';
import { listArticleTexts, listTexts } from './texts';

const check = (
  file: string,
  lang: Language,
  texts: readonly (readonly [field: string, text: string])[],
): ContentFault[] =>
  texts.flatMap(([field, text]) =>
    [
      ...findClaims(text, lang).map(
        ({ claim, words }) => `promises ${claim} (“${words}”), which the shop’s facts do not say`,
      ),
      ...findUnknownPromises(text).map((name) => `names the unknown promise {{shop.${name}}}`),
    ].map((reason) => ({ file, field, kind: 'wording' as const, reason })),
  );

/** Reviews are the words of customers. */
const isOwn = ([field]: readonly [string, string]): boolean => !field.startsWith('reviews.');

const nodesOf = (mesh: Mesh) => [
  ...[...mesh.cities.values()].map((node) => ['cities', node] as const),
  ...[...mesh.people.values()].map((node) => ['people', node] as const),
  ...[...mesh.blogCategories.values()].map((node) => ['blog-categories', node] as const),
  ...[...mesh.products.values()].map((node) => ['products', node] as const),
  ...[...mesh.shopGroups.values()].map((node) => ['shop-groups', node] as const),
];

/**
 * Reports texts that promise something in their own words: another reply time, payment now, a voucher, a reminder. What
 * the shop promises is written `{{shop.<name>}}`.
 */
export const findPromiseFaults = (mesh: Mesh): ContentFault[] => [
  ...nodesOf(mesh).flatMap(([collection, node]) =>
    keysOf(node.texts).flatMap((lang) =>
      check(textsFile(lang, collection, node.key), lang, listTexts(node.texts[lang]).filter(isOwn)),
    ),
  ),
  ...(['posts', 'pages'] as const).flatMap((collection) =>
    mesh[collection].flatMap((article) =>
      check(
        articleFile(collection, article.lang, article.key),
        article.lang,
        listArticleTexts(article),
      ),
    ),
  ),
];
