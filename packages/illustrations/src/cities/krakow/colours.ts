/** Krakow's inks: a golden evening seen from an aubergine shade. */
import type { Tone } from '../../building';
import {
  brick,
  coral,
  cream,
  dusk,
  mix,
  night,
  orange,
  rose,
  sand,
  sun,
  teal,
} from '../../palettes';

export const vault = mix(mix(dusk, brick, 0.4), night, 0.62);
export const vaultLit = mix(brick, dusk, 0.35);
export const shade = mix(dusk, brick, 0.3);
export const glowing = mix(sun, cream, 0.45);
export const masonry: Tone = { light: mix(orange, brick, 0.35), dark: mix(brick, dusk, 0.6) };
export const copper: Tone = { light: mix(teal, sand, 0.25), dark: mix(teal, dusk, 0.65) };
export const gold: Tone = { light: mix(sun, cream, 0.35), dark: mix(orange, sun, 0.3) };
export const stone = mix(sand, sun, 0.25);
export const haze: Tone = {
  light: mix(mix(coral, sun, 0.55), sand, 0.3),
  dark: mix(coral, rose, 0.5),
};
