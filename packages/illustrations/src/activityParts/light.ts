import { C } from './palette';
import { disc, fade, poly, rect, type Pt } from './shape';

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** Ids are short here. The entry file prefixes them with the name of the picture. */
export const paint = (id: string): string => `url(#${id})`;

export const linear = (
  id: string,
  list: readonly Stop[],
  direction: readonly [number, number] = [0, 1],
): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${direction[0]}" y2="${direction[1]}">${stops(list)}</linearGradient>`;

export const radial = (id: string, list: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

/** Fills the whole canvas (or a band of it) from top to bottom. */
export const wash = (id: string, colours: readonly string[], top = 0, bottom = 900): string =>
  linear(
    id,
    colours.map((colour, i) => [Math.round((i / (colours.length - 1)) * 100) / 100, colour]),
  ) + rect(0, top, 1200, bottom - top, paint(id));

/** A sun or moon with two pale halos. */
export const sunDisc = (x: number, y: number, r: number, colour: string, halo = colour): string =>
  fade(0.16, disc(x, y, r * 2.3, halo)) +
  fade(0.22, disc(x, y, r * 1.55, halo)) +
  disc(x, y, r, colour);

export const glow = (
  id: string,
  x: number,
  y: number,
  r: number,
  colour: string,
  strength = 0.6,
): string =>
  radial(id, [
    [0, colour, strength],
    [1, colour, 0],
  ]) + disc(x, y, r, paint(id));

/** A cone of light between two edges. */
export const beam = (corners: readonly Pt[], colour: string, opacity = 0.2): string =>
  fade(opacity, poly(corners, colour));

/** The light of all posters: warm from the upper left, cooler towards the lower right. */
export const longLight = (): string =>
  linear(
    'long',
    [
      [0, C.sand, 0.16],
      [0.5, C.sand, 0],
      [1, C.night, 0.24],
    ],
    [1, 1],
  ) + rect(0, 0, 1200, 900, paint('long'));
