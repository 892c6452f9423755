/** The team's default clothes. */
import { brick, dusk, ink, mix, sun } from '../palettes';
import type { Look } from '../people/look';

export const dark = mix(ink, brick, 0.2);
export const navy = mix(dusk, ink, 0.55);

export const worn = (
  look: Partial<Look> & Pick<Look, 'skin' | 'hair' | 'hairColor' | 'top'>,
): Look => ({
  accent: sun,
  outfit: 'trousers',
  bottom: navy,
  shoes: dark,
  longSleeves: true,
  ...look,
});
