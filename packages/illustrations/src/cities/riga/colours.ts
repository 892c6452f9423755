/** Riga's inks: a pale spring morning, mist over the roofs, with brick red and copper green. */
import type { Tone } from '../../building';
import { brick, coral, cream, ink, mix, rose, sand, sea, sky, sun, teal } from '../../palettes';

export const mist = mix(cream, mix(rose, sky, 0.4), 0.22);
export const farTone: Tone = { light: mix(mist, sea, 0.28), dark: mix(mist, teal, 0.42) };
export const copper: Tone = { light: mix(sea, cream, 0.22), dark: mix(teal, ink, 0.25) };
export const redBrick: Tone = { light: mix(coral, brick, 0.3), dark: mix(brick, ink, 0.25) };
export const shadow = mix(teal, ink, 0.6);
export const tiles: Tone = { light: mix(coral, sand, 0.25), dark: mix(brick, teal, 0.35) };
export const morning = mix(cream, sun, 0.35);
