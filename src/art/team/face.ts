/** Portrait faces: a head lit from the left, with just enough features to smile. */
import { brick, coral, cream, ink, mix, night } from '../palettes';
import { disc, oval } from '../shapes';
import { line, num, paint } from '../svg';

export interface Face {
  readonly skin: string;
  readonly hairColor: string;
  /** Sideways shift of the features: negative looks left. */
  readonly gaze: number;
  readonly beard?: boolean;
  readonly glasses?: boolean;
  readonly grin?: boolean;
}

const smile = (gaze: number, grin: boolean): string =>
  grin
    ? paint(
        brick,
        `M${num(gaze - 25)} 32Q${num(gaze)} 40 ${num(gaze + 25)} 32Q${num(gaze + 18)} 60 ${num(gaze)} 60Q${num(gaze - 18)} 60 ${num(gaze - 25)} 32Z`,
      ) +
      paint(
        cream,
        `M${num(gaze - 21)} 34Q${num(gaze)} 41 ${num(gaze + 21)} 34Q${num(gaze)} 54 ${num(gaze - 21)} 34Z`,
      )
    : paint(
        brick,
        `M${num(gaze - 21)} 38Q${num(gaze)} 64 ${num(gaze + 21)} 38Q${num(gaze)} 51 ${num(gaze - 21)} 38Z`,
      );

const brow = (cx: number): string =>
  `M${num(cx - 12)} -20Q${num(cx)} -30 ${num(cx + 12)} -20Q${num(cx)} -25 ${num(cx - 12)} -20Z`;

export const faceOf = ({
  skin,
  hairColor,
  gaze,
  beard = false,
  glasses = false,
  grin = false,
}: Face): string => {
  const shade = mix(skin, brick, 0.35);
  const feature = mix(hairColor, ink, 0.35);
  return [
    paint(shade, oval(-58, 8, 9, 14) + oval(58, 8, 9, 14)),
    paint(skin, oval(0, 0, 58, 74)),
    paint(night, 'M22 -70C50 -56 58 -30 58 0C58 40 34 74 0 74C34 50 46 6 22 -70Z', 0.1),
    paint(coral, oval(gaze - 34, 24, 14, 9) + oval(gaze + 32, 24, 13, 9), 0.28),
    beard
      ? paint(
          hairColor,
          'M-59 4C-58 58 -32 92 0 92C32 92 58 58 59 4C50 28 34 24 14 23Q0 20 -14 23C-34 24 -50 28 -59 4Z',
        )
      : '',
    paint(
      shade,
      `M${num(gaze + 2)} -8Q${num(gaze + 14)} 18 ${num(gaze + 11)} 24Q${num(gaze + 2)} 31 ${num(gaze - 7)} 24Q${num(gaze + 4)} 20 ${num(gaze + 2)} -8Z`,
    ),
    paint(feature, oval(gaze - 23, -4, 4.6, 6) + oval(gaze + 23, -4, 4.6, 6)),
    paint(feature, brow(gaze - 24) + brow(gaze + 24)),
    smile(gaze, grin),
    glasses
      ? line(
          ink,
          4,
          disc(gaze - 24, -3, 17) + disc(gaze + 24, -3, 17) + `M${num(gaze - 7)} -5q7 -5 14 0`,
        )
      : '',
  ].join('');
};
