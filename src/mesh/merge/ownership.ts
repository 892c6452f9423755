import type { SourceId } from '@/sources/loader';

/** Sources by who is believed first. */
type Owners = readonly SourceId[];

/**
 * Which source owns which field of what, where several feed one place. By kind of place, then by field: dotted, `*` for
 * any key, and `#` for which keys a record has at all. The longest rule that fits a field wins. Owners come first to
 * last: the first that has a value is believed, and another's different one is reported. A source that is not named
 * stands in where no owner has anything.
 */
export const ownership: Readonly<Record<string, Readonly<Record<string, Owners>>>> = {
  // The back end knows what is sold where and at what price; files describe it, and stand in until it has spoken.
  'shop-groups': { '': ['files'], shops: ['upstream'] },
  'texts/shop-groups': {
    '': ['files'],
    'shops.#': ['upstream'],
    'shops.*.landingTitle': ['upstream'],
  },
  // What the editors' own system has replaces the file of the same name whole: half of each would be neither's text.
  posts: { '': ['cms'] },
  pages: { '': ['cms'] },
};

const byDefault: Owners = ['files'];

/** Collections in which a record is one source's or another's, never a mixture. */
export const wholeRecords: ReadonlySet<string> = new Set(['posts', 'pages']);

/** Where a file belongs in the table: `texts/shop-groups` for `texts/de/shop-groups/1.json`. */
export const placeOf = (file: string): string => {
  const [folder = '', , collection = ''] = file.split('/');
  return folder === 'texts' ? `texts/${collection}` : folder;
};

const fits = (pattern: readonly string[], path: readonly string[]) =>
  pattern.length <= path.length &&
  pattern.every((step, index) => step === '*' || step === path[index]);

const toSteps = (text: string) => (text === '' ? [] : text.split('.'));

/** @param path from the record down to a field, or to the `#` of a record within */
export const findOwners = (place: string, path: readonly string[]): Owners => {
  const rules = Object.entries(ownership[place] ?? {}).filter(([rule]) =>
    fits(toSteps(rule), path),
  );
  const [longest] = rules.sort(([a], [b]) => toSteps(b).length - toSteps(a).length);
  return longest?.[1] ?? byDefault;
};
