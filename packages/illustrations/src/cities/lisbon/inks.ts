/** Late sun over the Tagus: it comes in low from the right, so that the left side of the street glows. */
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
  sea,
  sky,
  sun,
} from '../../palettes';

export const cobalt = mix(night, sky, 0.28);
export const azulejo = mix(cobalt, sky, 0.35);
export const red = mix(coral, brick, 0.3);
export const peach = mix(coral, cream, 0.55);
export const honey = mix(sun, cream, 0.45);
export const blush = mix(rose, cream, 0.35);
export const lime = mix(cream, sand, 0.5);
export const yellow = mix(sun, orange, 0.08);
/** The colour that is mixed into everything in shade. */
export const shade = mix(dusk, brick, 0.25);
export const water = mix(sky, sea, 0.3);
