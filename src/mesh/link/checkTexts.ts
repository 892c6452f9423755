import { languages } from '@/sites/site';
import { type CollectionName, collections, textsFile } from '../collections';
import type { Draft } from '../draft';
import { type LinkFault, nothing } from './linkFault';

const mismatch = (
  file: string,
  field: string,
  expected: readonly string[],
  found: readonly string[],
) => {
  const missing = expected.filter((key) => !found.includes(key));
  const extra = found.filter((key) => !expected.includes(key));
  const parts = [
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')}`] : []),
    ...(extra.length > 0 ? [`has ${extra.join(', ')}, which the facts do not name`] : []),
  ];
  return parts.length > 0
    ? [{ file, field, kind: 'mismatched-keys' as const, reason: parts.join(' and ') }]
    : [];
};

/** A product's texts name its extras, all of them and no others; without a name an extra cannot be sold. */
const checkExtras = (draft: Draft): LinkFault[] =>
  [...draft.facts('products').values()].flatMap((product) =>
    [...draft.texts('products', product.key).values()].flatMap((texts) =>
      mismatch(
        texts.file,
        'extras',
        product.value.extras.map((extra) => extra.key),
        Object.keys(texts.value.extras),
      ).map((fault) => ({ ...fault, withoutIt: nothing })),
    ),
  );

/** A shop without a title in a language is not listed there; the rest of the group is unharmed. */
const checkShops = (draft: Draft): LinkFault[] =>
  [...draft.facts('shop-groups').values()].flatMap((group) =>
    [...draft.texts('shop-groups', group.key).values()].flatMap((texts) =>
      mismatch(
        texts.file,
        'shops',
        group.value.shops.map((shop) => shop.city),
        Object.keys(texts.value.shops),
      ),
    ),
  );

/** What has no texts in a language does not exist on the sites of that language. */
const checkTranslations = (draft: Draft): LinkFault[] =>
  (Object.keys(collections) as CollectionName[]).flatMap((collection) =>
    [...draft.facts(collection).values()].flatMap(({ key }) =>
      languages
        .filter((lang) => !draft.texts(collection, key).has(lang))
        .map((lang) => ({
          file: textsFile(lang, collection, key),
          field: '',
          kind: 'missing-translation' as const,
          reason: `is missing: ${collection}/${key}.json has no usable texts in ${lang}`,
        })),
    ),
  );

export const checkTexts = (draft: Draft): LinkFault[] => [
  ...checkExtras(draft),
  ...checkShops(draft),
  ...checkTranslations(draft),
];
