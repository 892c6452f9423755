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
import { type FaceName, faceNames, faces, type FontPackage } from './faces';
import { toStamp } from './toStamp';

/** The characters of one file: Western ones, or the additional ones for Polish. */
export type Subset = 'latin' | 'latin-ext';

export const subsets: readonly Subset[] = ['latin', 'latin-ext'];

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

export interface FontFile {
  /** Path of the original file, from the project's root. */
  readonly source: string;
  /** URL path. It changes with version and cut, so that it can be cached permanently. */
  readonly path: string;
  /** Value for `unicode-range`. */
  readonly range: string;
}

/** Hash of the cut of each face. Computed once, since every rendered document needs some. */
const cutStamps = new Map(
  faceNames.map((name) => [name, toStamp(JSON.stringify(faces[name].cut))]),
);

/** Returns the font file of a face. Server and build only: browsers get the paths from the document. */
export const getFontFile = (name: FaceName, subset: Subset): FontFile => {
  const { from, axis } = faces[name];
  const { version, ranges } = packages[from];
  return {
    source: `node_modules/@fontsource-variable/${from}/files/${from}-${subset}-${axis}-normal.woff2`,
    path: `/fonts/${from}-${subset}-${version}-${cutStamps.get(name)}.woff2`,
    range: ranges[subset],
  };
};
