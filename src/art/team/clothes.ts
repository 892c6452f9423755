/** Portrait torsos from neck to below the waist, lit from the left. */
import { brick, cream, ink, mix, night } from '../palettes';
import { repeat } from '../random';
import { box, disc, poly, taper } from '../shapes';
import { paint } from '../svg';

export type Neckline = 'crew' | 'collar' | 'roll' | 'blazer' | 'scoop' | 'overall';

export interface Outfit {
  readonly skin: string;
  readonly cloth: string;
  readonly trim: string;
  readonly neckline: Neckline;
  readonly folded?: boolean;
}

const torso =
  'M-44 128Q-122 138 -140 196Q-158 330 -150 820H150Q158 330 140 196Q122 138 44 128Q0 150 -44 128Z';
const shade = 'M44 128Q122 138 140 196Q158 330 150 820H40Q72 420 44 128Z';
const arms =
  'M-104 250Q-112 420 -96 640L-108 640Q-122 420 -104 250ZM104 250Q112 420 96 640L108 640Q122 420 104 250Z';

const necklines: Record<Neckline, (outfit: Outfit) => string> = {
  crew: ({ trim }) => paint(trim, 'M-48 126Q0 168 48 126L52 136Q0 184 -52 136Z'),
  scoop: ({ skin }) => paint(skin, 'M-46 120Q-44 196 0 200Q44 196 46 120Z'),
  roll: ({ trim }) => paint(trim, 'M-40 88Q0 108 40 88L48 138Q0 166 -48 138Z'),
  collar: ({ trim, skin }) =>
    paint(skin, poly([-36, 118], [36, 118], [0, 184])) +
    paint(
      trim,
      poly([-40, 108], [-58, 132], [-34, 186], [0, 168]) +
        poly([40, 108], [58, 132], [34, 186], [0, 168]),
    ) +
    paint(trim, disc(0, 230, 5) + disc(0, 290, 5) + disc(0, 350, 5)),
  blazer: ({ trim, cloth }) =>
    paint(trim, poly([-44, 118], [44, 118], [10, 420], [-10, 420])) +
    paint(
      mix(cloth, ink, 0.3),
      poly([-46, 114], [-86, 160], [-66, 214], [-82, 228], [-4, 430], [-30, 190]) +
        poly([46, 114], [86, 160], [66, 214], [82, 228], [4, 430], [30, 190]),
    ),
  overall: ({ trim }) =>
    paint(
      trim,
      'M-92 300Q0 284 92 300L104 820H-104Z' +
        poly([-92, 136], [-66, 131], [-56, 310], [-84, 310]) +
        poly([66, 131], [92, 136], [84, 310], [56, 310]),
    ) +
    paint(cream, disc(-70, 316, 9) + disc(70, 316, 9)) +
    paint(mix(trim, ink, 0.25), box(-46, 366, 92, 70)),
};

/** Arms crossed: the far forearm tucked under, its fingers resting on the near sleeve. */
const foldedArms = ({ cloth, skin }: Outfit): string => {
  const sleeve = mix(cloth, cream, 0.14);
  const under = mix(cloth, ink, 0.2);
  return [
    paint(under, taper([126, 240], 36, [124, 450], 36) + taper([124, 452], 36, [-70, 396], 28)),
    paint(sleeve, taper([-126, 240], 36, [-124, 450], 36) + taper([-124, 452], 36, [78, 436], 28)),
    paint(
      skin,
      repeat(4, (index) =>
        taper([-150 + index * 9, 372 + index * 15], 8, [-108 + index * 7, 366 + index * 13], 9),
      ),
    ),
    paint(under, taper([92, 404], 24, [116, 420], 28)),
  ].join('');
};

export const bodyOf = (outfit: Outfit): string =>
  [
    paint(outfit.skin, 'M-34 40L-38 140Q0 168 38 140L34 40Z'),
    paint(mix(outfit.skin, brick, 0.4), 'M-34 66Q0 104 34 58L35 92Q0 112 -35 90Z'),
    paint(outfit.cloth, torso),
    necklines[outfit.neckline](outfit),
    paint(night, shade, 0.12),
    outfit.folded ? foldedArms(outfit) : paint(night, arms, 0.18),
  ].join('');
