import type { Fault } from '@/lib/fault';
import { languages } from '@/sites/site';
import { type CollectionName, collections, textsFile } from '../collections';
import type { Draft } from '../draft';
import { type Check, faultOf } from './linkFault';

/** How the keys of texts differ from those of the facts, in words; nothing when they agree. */
const describeMismatch = (expected: readonly string[], found: readonly string[]) => {
  const missing = expected.filter((key) => !found.includes(key));
  const extra = found.filter((key) => !expected.includes(key));
  return [
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')}`] : []),
    ...(extra.length > 0 ? [`has ${extra.join(', ')}, which the facts do not name`] : []),
  ].join(' and ');
};

/**
 * A product's texts name its extras, all of them and no others; without a name an extra cannot be sold. Which of the
 * two files is wrong only their history can tell.
 */
export const checkExtras: Check = (draft) =>
  [...draft.facts('products').values()].flatMap((product) =>
    [...draft.texts('products', product.key).values()].flatMap(({ file, value }) => {
      const expected = product.value.extras.map((extra) => extra.key);
      const reason = describeMismatch(expected, Object.keys(value.extras));
      if (!reason) return [];
      return [faultOf(file, 'extras', 'mismatched-keys', reason, [], [file, product.file])];
    }),
  );

/** A shop without a title in a language is not listed there; the rest of the group is unharmed. */
const findUntitledShops = (draft: Draft): readonly Fault[] =>
  [...draft.facts('shop-groups').values()].flatMap((group) =>
    [...draft.texts('shop-groups', group.key).values()].flatMap(({ file, value }) => {
      const expected = group.value.shops.map((shop) => shop.city);
      const reason = describeMismatch(expected, Object.keys(value.shops));
      return reason ? [{ file, field: 'shops', kind: 'mismatched-keys' as const, reason }] : [];
    }),
  );

/** What has no texts in a language does not exist on the sites of that language. */
const findMissingTranslations = (draft: Draft): readonly Fault[] =>
  (Object.keys(collections) as CollectionName[]).flatMap((collection) =>
    [...draft.facts(collection).keys()].flatMap((key) =>
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

/** Faults that harm nobody else and are only told. */
export const findGaps = (draft: Draft): readonly Fault[] => [
  ...findUntitledShops(draft),
  ...findMissingTranslations(draft),
];
