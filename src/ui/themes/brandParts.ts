import type { Shadows } from '@mui/material/styles';
import { type FaceName, toFamily } from './faces';
import type { ThemeParts } from './parts';
import { buildSectionSpace, buildSpaces, buildTitles } from './scale';

interface TypeChoice {
  /** How much heading sizes differ; 1 is the default scale, wide faces need less. */
  readonly contrast: number;
  readonly heading: Omit<ThemeParts['type']['heading'], 'fontFamily'>;
  readonly display: ThemeParts['type']['display'];
}

/** With keys from 1. */
const toNumbered = (list: readonly string[]): Readonly<Record<number, string>> =>
  Object.fromEntries(list.map((value, index) => [index + 1, value]));

export const buildType = (
  faces: { readonly heading: FaceName; readonly body: FaceName },
  { contrast, heading, display }: TypeChoice,
): ThemeParts['type'] => ({
  root: '100%',
  body: { fontFamily: toFamily(faces.body) },
  heading: { fontFamily: toFamily(faces.heading), ...heading },
  display,
  title: toNumbered(buildTitles(contrast)),
});

/**
 * @param air factor for spacing: 1 is the default rhythm
 * @param width of contents, in px
 */
export const buildRhythm = (air: number, width: number): ThemeParts['rhythm'] => ({
  space: toNumbered(buildSpaces(air)),
  section: buildSectionSpace(air),
  width: `calc(${width}px * var(--mui-rhythm-reach))`,
  reach: '1',
});

const seven = (shadow: string) => [shadow, shadow, shadow, shadow, shadow, shadow, shadow] as const;

/** MUI has 25 shadows. Ours are the first three, and what MUI lifts higher has the third. */
export const buildShadows = (rest: string, raised: string, above: string): Shadows => {
  const higher = seven('var(--mui-shadows-3)');
  return ['none', rest, raised, above, ...higher, ...higher, ...higher];
};

/** A card with a background of its own. */
export const filledCard = {
  ground: 'var(--mui-palette-background-paper)',
  pictureRadius: '0px',
} as const;

/** A card without one, whose picture is rounded instead. */
export const bareCard = {
  border: '0',
  ground: 'transparent',
  pictureRadius: 'var(--mui-shape-borderRadius)',
  pad: '0px',
  hover: 'none',
} as const;

/** @param path SVG path of 48 x 24 */
export const toMotif = (path: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 24'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;
