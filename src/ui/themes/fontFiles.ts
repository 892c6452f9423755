import archivo from '@fontsource-variable/archivo/package.json';
import archivoRanges from '@fontsource-variable/archivo/unicode.json';
import bricolage from '@fontsource-variable/bricolage-grotesque/package.json';
import bricolageRanges from '@fontsource-variable/bricolage-grotesque/unicode.json';
import familjen from '@fontsource-variable/familjen-grotesk/package.json';
import familjenRanges from '@fontsource-variable/familjen-grotesk/unicode.json';
import figtree from '@fontsource-variable/figtree/package.json';
import figtreeRanges from '@fontsource-variable/figtree/unicode.json';
import fraunces from '@fontsource-variable/fraunces/package.json';
import frauncesRanges from '@fontsource-variable/fraunces/unicode.json';
import instrument from '@fontsource-variable/instrument-sans/package.json';
import instrumentRanges from '@fontsource-variable/instrument-sans/unicode.json';
import newsreader from '@fontsource-variable/newsreader/package.json';
import newsreaderRanges from '@fontsource-variable/newsreader/unicode.json';
import { recordOf } from '@/lib/keysOf';
import { type Alphabet, alphabetNames, alphabets } from './alphabets';
import { type FaceName, faceNames, faces, type FontPackage } from './faces';
import { toStamp } from './toStamp';
import { toUnicodeRange } from './unicodeRange';

/** A file of a font package: Western characters, or those of other languages in Latin script. */
type Subset = 'latin' | 'latin-ext';

interface Shipped {
  readonly version: string;
  /** Characters of each subset. */
  readonly ranges: Readonly<Record<Subset, string>>;
}

const packages: Readonly<Record<FontPackage, Shipped>> = {
  archivo: { ...archivo, ranges: archivoRanges },
  'bricolage-grotesque': { ...bricolage, ranges: bricolageRanges },
  'familjen-grotesk': { ...familjen, ranges: familjenRanges },
  figtree: { ...figtree, ranges: figtreeRanges },
  fraunces: { ...fraunces, ranges: frauncesRanges },
  'instrument-sans': { ...instrument, ranges: instrumentRanges },
  newsreader: { ...newsreader, ranges: newsreaderRanges },
};

const subsets: readonly Subset[] = ['latin', 'latin-ext'];

export interface FontFile {
  /** Path of the original file, from the project's root. */
  readonly source: string;
  /** URL path. It changes with version and cut, so that it can be cached permanently. */
  readonly path: string;
  /** Value for `unicode-range`. */
  readonly range: string;
}

/**
 * The features of a font that remain: those that browsers apply unasked, and digits of one width. A font may have five
 * forms of each digit, which nothing here asks for.
 */
export const keptFeatures = [
  ...['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'clig', 'calt', 'rlig'],
  'tnum',
] as const;

const describeFile = (name: FaceName, subset: Subset, part: string, range: string): FontFile => {
  const { from, axis, cut } = faces[name];
  const stamp = toStamp(JSON.stringify([cut, keptFeatures, range]));
  return {
    source: `node_modules/@fontsource-variable/${from}/files/${from}-${subset}-${axis}-normal.woff2`,
    path: `/fonts/${from}-${part}-${packages[from].version}-${stamp}.woff2`,
    range,
  };
};

/** Files of a face: those of an alphabet, or the `rest`, for pages with a character that the alphabet lacks. */
export type FontPart = Alphabet | 'rest';

export const fontParts: readonly FontPart[] = [...alphabetNames, 'rest'];

const describeFiles = (name: FaceName, part: FontPart): readonly FontFile[] => {
  if (part === 'rest') {
    const { ranges } = packages[faces[name].from];
    return subsets.map((subset) => describeFile(name, subset, subset, ranges[subset]));
  }
  const { latin, 'latin-ext': others } = alphabets[part];
  return [
    describeFile(name, 'latin', part, toUnicodeRange(latin)),
    ...(others ? [describeFile(name, 'latin-ext', `${part}-ext`, toUnicodeRange(others))] : []),
  ];
};

/** Computed once, since every rendered document needs some. */
const filesByFace = recordOf(faceNames, (name) =>
  recordOf(fontParts, (part) => describeFiles(name, part)),
);

/** Returns font files of a face. Server and build only: browsers get the paths from the document. */
export const getFontFiles = (name: FaceName, part: FontPart): readonly FontFile[] =>
  filesByFace[name][part];
