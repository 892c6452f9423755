/** Violet dawn: the first sun is on the hill, the river and the bridge are still in shade. */
import type { Tone } from '../../building';
import { brick, coral, cream, dusk, mix, night, rose, sun } from '../../palettes';

export const lilac = mix(dusk, rose, 0.52);
export const plum = mix(dusk, night, 0.62);
export const blush = mix(rose, cream, 0.3);
const dawn = mix(mix(coral, sun, 0.35), cream, 0.42);
export const lampLight = mix(sun, cream, 0.35);

/** First sun, from behind the viewer's right shoulder: right sides are lit. */
export const sunlit: Tone = { light: mix(lilac, dusk, 0.12), dark: dawn };
export const hazy: Tone = { light: mix(lilac, dusk, 0.3), dark: mix(lilac, blush, 0.45) };
export const tile: Tone = { light: mix(dusk, brick, 0.4), dark: mix(coral, lilac, 0.45) };
export const stone: Tone = { light: mix(dusk, night, 0.55), dark: mix(dusk, brick, 0.25) };
