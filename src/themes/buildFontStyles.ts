import type { Language } from '@/sites/site';
import { getBrand } from './brands';
import { type FaceName, faces } from './faces';
import { getFontFile, type Subset, subsets } from './fontFiles';
import { buildStandIn } from './standIns';

/** The faces of a brand, each once. */
const listFaces = (shopGroupId: number): readonly FaceName[] => {
  const { heading, body } = getBrand(shopGroupId).type;
  return heading === body ? [body] : [body, heading];
};

/** One weight stands for all: browsers would thicken it where more is asked for. */
const listWeights = (name: FaceName): string => {
  const { wght } = faces[name].cut;
  return typeof wght === 'number' ? '1 1000' : `${wght.min} ${wght.max}`;
};

/**
 * Never exchanged once text is drawn (`optional`): who has it in time sees it, who has not keeps the stand-in on this
 * page and sees it on the next. Nothing on the page ever moves.
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

/** The type faces of a brand, and of no other. */
export const buildFontStyles = (shopGroupId: number): string =>
  listFaces(shopGroupId)
    .flatMap((name) => [...subsets.map((subset) => buildFace(name, subset)), buildStandIn(name)])
    .join('');

/**
 * Files to ask for before any stylesheet names them. Polish words are made of two files: one without the other would
 * mix two faces within a word.
 */
export const listPreloads = (shopGroupId: number, lang: Language): readonly string[] =>
  listFaces(shopGroupId).flatMap((name) =>
    subsets
      .filter((subset) => subset === 'latin' || lang === 'pl')
      .map((subset) => getFontFile(name, subset).path),
  );
