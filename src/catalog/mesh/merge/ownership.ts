import type { SourceId } from '@/catalog/sources/loader';

/** Sources in order of precedence. */
type Owners = readonly SourceId[];

/**
 * Which source owns which field, if several sources have the same place. By kind of place, then by field: dotted path,
 * `*` for any key, `#` for the set of keys of a record. The longest matching rule wins. The first owner with a value
 * wins, and a different value of another owner is reported. A source that is not an owner is used only if no owner has
 * a value.
 */
export const ownership: Readonly<Record<string, Readonly<Record<string, Owners>>>> = {
  // The upstream owns which product is sold where and at what price. The files are used until it has answered.
  'shop-groups': { '': ['files'], shops: ['upstream'] },
  'texts/shop-groups': {
    '': ['files'],
    'shops.#': ['upstream'],
    'shops.*.landingTitle': ['upstream'],
  },
  // An article of the CMS replaces the whole file of the same name: a mixture would be the text of neither.
  posts: { '': ['cms'] },
  pages: { '': ['cms'] },
};

const byDefault: Owners = ['files'];

/** Collections in which a record is taken whole from one source. */
export const wholeRecords: ReadonlySet<string> = new Set(['posts', 'pages']);

/** The row of a file in the table: `texts/shop-groups` for `texts/de/shop-groups/1.json`. */
export const placeOf = (file: string): string => {
  const [folder = '', , collection = ''] = file.split('/');
  return folder === 'texts' ? `texts/${collection}` : folder;
};

const fits = (pattern: readonly string[], path: readonly string[]) =>
  pattern.length <= path.length &&
  pattern.every((step, index) => step === '*' || step === path[index]);

const toSteps = (text: string) => (text === '' ? [] : text.split('.'));

/** @param path keys from the record to a field, or to the `#` of a nested record */
export const findOwners = (place: string, path: readonly string[]): Owners => {
  const rules = Object.entries(ownership[place] ?? {}).filter(([rule]) =>
    fits(toSteps(rule), path),
  );
  const [longest] = rules.sort(([a], [b]) => toSteps(b).length - toSteps(a).length);
  return longest?.[1] ?? byDefault;
};
