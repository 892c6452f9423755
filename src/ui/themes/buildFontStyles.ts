import { getBrand } from './brands';
import type { Alphabet } from './alphabets';
import { type FaceName, faces } from './faces';
import { type FontFile, getFontFiles } from './fontFiles';
import { buildFallbackFont } from './fallbackFonts';
import { subtractRanges } from './unicodeRange';

/** The faces of a brand, without duplicates. */
const listFaces = (shopGroupId: number): readonly FaceName[] => {
  const { heading, body } = getBrand(shopGroupId).faces;
  return heading === body ? [body] : [body, heading];
};

/** A static face covers all weights, or browsers would embolden it artificially. */
const listWeights = (name: FaceName): string => {
  const { wght } = faces[name].cut;
  return typeof wght === 'number' ? '1 1000' : `${wght.min} ${wght.max}`;
};

/**
 * Uses `font-display: optional`: text is never redrawn. If the font is not loaded in time, this page keeps the fallback
 * font, and the next page uses the font. Nothing on the page moves.
 */
const buildFace = (name: FaceName, { path, range }: FontFile): string =>
  [
    `@font-face{font-family:"${faces[name].family}"`,
    `src:url(${path}) format("woff2")`,
    `font-weight:${listWeights(name)}`,
    'font-display:optional',
    `unicode-range:${range}}`,
  ].join(';');

/** Files of the alphabet, and those with all other characters. */
const listFontFiles = (name: FaceName, alphabet: Alphabet): readonly FontFile[] => {
  const early = getFontFiles(name, alphabet);
  const taken = early.map(({ range }) => range);
  const rest = getFontFiles(name, 'rest');
  return [...rest.map((file) => ({ ...file, range: subtractRanges(file.range, taken) })), ...early];
};

/**
 * Builds the `@font-face` rules of a brand's faces and their fallback fonts. No two files of a face have a character in
 * common: while one is on its way, a browser would load the other too.
 */
export const buildFontStyles = (shopGroupId: number, alphabet: Alphabet): string =>
  listFaces(shopGroupId)
    .flatMap((name) => [
      ...listFontFiles(name, alphabet).map((file) => buildFace(name, file)),
      buildFallbackFont(name),
    ])
    .join('');

/** Lists the font files to preload before a stylesheet names them. */
export const listPreloads = (shopGroupId: number, alphabet: Alphabet): readonly string[] =>
  listFaces(shopGroupId).flatMap((name) => getFontFiles(name, alphabet).map(({ path }) => path));
