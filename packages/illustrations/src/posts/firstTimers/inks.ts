/** The materials of the old town's buildings, in the morning sun from the left. */
import type { Tone } from '../../building';
import { brick, dusk, mix, orange, rose, sky, teal } from '../../palettes';

export const haze = mix(rose, sky, 0.45);

export const copper: Tone = { light: mix(teal, sky, 0.4), dark: mix(teal, dusk, 0.3) };

export const redBrick: Tone = { light: mix(brick, orange, 0.5), dark: mix(brick, dusk, 0.35) };
