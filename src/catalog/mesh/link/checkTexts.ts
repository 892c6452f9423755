import { keysOf } from '@/lib/keysOf';
import type { ContentFault } from '@/catalog/sources/contentFault';
import { languages } from '@/config/sites/site';
import { collections, textsFile } from '../collections';
import type { RecordIndex } from '../recordIndex';
import { type Check, faultOf } from './linkFault';

/** Describes how the keys of texts differ from those of the facts; empty if they agree. */
const describeMismatch = (expected: readonly string[], found: readonly string[]) => {
  const missing = expected.filter((key) => !found.includes(key));
  const extra = found.filter((key) => !expected.includes(key));
  return [
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')}`] : []),
    ...(extra.length > 0 ? [`has ${extra.join(', ')}, which the facts do not name`] : []),
  ].join(' and ');
};

/**
 * Checks that a product's texts name exactly its extras; an extra without a name cannot be sold. Both files are
 * suspects, because only their history shows which of them is wrong.
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

/** A shop without a title in a language is not listed in that language; the group's other shops are. */
const findUntitledShops = (draft: RecordIndex): readonly ContentFault[] =>
  [...draft.facts('shop-groups').values()].flatMap((group) =>
    [...draft.texts('shop-groups', group.key).values()].flatMap(({ file, value }) => {
      const expected = group.value.shops.map((shop) => shop.city);
      const reason = describeMismatch(expected, Object.keys(value.shops));
      return reason ? [{ file, field: 'shops', kind: 'mismatched-keys' as const, reason }] : [];
    }),
  );

/** A record without texts in a language does not exist on the sites of that language. */
const findMissingTranslations = (draft: RecordIndex): readonly ContentFault[] =>
  keysOf(collections).flatMap((collection) =>
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

/** A paragraph for a city in which the activity is not sold is never shown. */
const findUnsoldCities = (draft: RecordIndex): readonly ContentFault[] =>
  [...draft.facts('products').values()].flatMap((product) =>
    [...draft.texts('products', product.key).values()].flatMap(({ file, value }) => {
      const unsold = Object.keys(value.cities ?? {}).filter((city) => !product.value.offers[city]);
      if (unsold.length === 0) return [];
      const reason = `has ${unsold.join(', ')}, where the facts have no offer`;
      return [{ file, field: 'cities', kind: 'mismatched-keys' as const, reason }];
    }),
  );

/** Faults that affect no other record and are only reported. */
export const findGaps = (draft: RecordIndex): readonly ContentFault[] => [
  ...findUntitledShops(draft),
  ...findUnsoldCities(draft),
  ...findMissingTranslations(draft),
];
