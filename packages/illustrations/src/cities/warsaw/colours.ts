/** Warsaw's inks: the blue hour after rain, and its lights. */
import type { Tone } from '../../building';
import { coral, cream, dusk, ink, mix, night, rose, sky, sun, teal } from '../../palettes';

export const deep = mix(night, teal, 0.12);
export const wet = mix(night, teal, 0.3);
export const hazeBlue = mix(mix(teal, sky, 0.4), dusk, 0.35);
export const lamp = mix(sun, cream, 0.35);
export const stone: Tone = {
  light: mix(mix(sun, rose, 0.5), dusk, 0.12),
  dark: mix(dusk, coral, 0.35),
};
export const glass: Tone = { light: mix(teal, night, 0.2), dark: mix(night, teal, 0.4) };
export const steel: Tone = {
  light: mix(teal, dusk, 0.5),
  dark: mix(mix(night, dusk, 0.4), teal, 0.2),
};
export const carmine = mix(coral, '#B3202C', 0.6);
export const tyre = mix(ink, night, 0.5);
