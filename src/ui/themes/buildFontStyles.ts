import type { Language } from '@/config/sites/site';
import { getBrand } from './brands';
import { type FaceName, faces } from './faces';
import { getFontFile, type Subset, subsets } from './fontFiles';
import { buildFallbackFont } from './fallbackFonts';

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
const buildFace = (name: FaceName, subset: Subset): string => {
  const { path, range } = getFontFile(name, subset);
  return [
    `@font-face{font-family:"${faces[name].family}"`,
    `src:url(${path}) format("woff2")`,
    `font-weight:${listWeights(name)}`,
    'font-display:optional',
    `unicode-range:${range}}`,
  ].join(';');
};

/** Builds the `@font-face` rules of a brand's faces and their fallback fonts. */
export const buildFontStyles = (shopGroupId: number): string =>
  listFaces(shopGroupId)
    .flatMap((name) => [
      ...subsets.map((subset) => buildFace(name, subset)),
      buildFallbackFont(name),
    ])
    .join('');

/**
 * Lists the font files to preload before a stylesheet names them. Polish words need both files: with only one, a word
 * would mix two faces.
 */
export const listPreloads = (shopGroupId: number, lang: Language): readonly string[] =>
  listFaces(shopGroupId).flatMap((name) =>
    subsets
      .filter((subset) => subset === 'latin' || lang === 'pl')
      .map((subset) => getFontFile(name, subset).path),
  );
