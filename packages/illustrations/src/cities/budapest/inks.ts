/** A warm night on the Danube; the Parliament is the only source of light. */
import type { Tone } from '../../building';
import { brick, cream, ink, mix, night, orange, sun, teal } from '../../palettes';

export const gold = mix(sun, cream, 0.3);
export const ember = mix(sun, orange, 0.55);
export const dark = mix(night, ink, 0.3);
export const shadow = mix(night, teal, 0.18);
export const far = mix(night, teal, 0.55);

export const lit: Tone = { light: mix(sun, cream, 0.45), dark: mix(sun, orange, 0.38) };
export const roof: Tone = { light: mix(brick, orange, 0.3), dark: mix(brick, night, 0.45) };
