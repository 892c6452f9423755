/** A bright afternoon on the Spree: sun from the upper right, behind the chestnut. */
import type { Tone } from '../../building';
import { brick, coral, cream, ink, mix, moss, night, sand, sea, sky, sun } from '../../palettes';

export const haze = mix(sky, cream, 0.45);
export const brickLit = mix(coral, brick, 0.38);
export const brickShade = mix(brick, night, 0.35);
export const masonry: Tone = { light: brickShade, dark: brickLit };
export const stone = mix(sand, sun, 0.14);
export const yellow = sun;
export const leafDark = mix(moss, night, 0.5);
export const leafLit = mix(moss, sun, 0.3);
export const grass = mix(mix(moss, sun, 0.34), sea, 0.1);
export const water = mix(sky, sea, 0.42);
export const outline = mix(ink, night, 0.5);
