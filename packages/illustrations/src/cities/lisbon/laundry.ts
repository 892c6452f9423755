/** Washing hung across the street, seen from below against the sky. */
import { fadeTo } from '../../grain';
import { coral, cream, mix, night, sun } from '../../palettes';
import { poly } from '../../shapes';
import { line, num, paint, type Point } from '../../svg';
import { placed, shadeLayer } from '../placed';
import { cobalt, red, shade } from './inks';

type Garment = 'shirt' | 'towel' | 'trousers' | 'dress' | 'sock';

/** Hung by the top edge at the origin. */
const cuts: Readonly<Record<Garment, string>> = {
  shirt: poly(
    [-30, 0],
    [30, 0],
    [52, 26],
    [38, 38],
    [27, 26],
    [28, 72],
    [-28, 74],
    [-27, 26],
    [-40, 36],
    [-52, 24],
  ),
  towel: 'M-32 0H32L33 82Q10 88 0 84T-33 84Z',
  trousers: poly([-24, 0], [24, 0], [28, 92], [8, 92], [1, 34], [-8, 92], [-28, 90]),
  dress: 'M-18 0H-8Q0 8 8 0H18L16 28L38 88Q0 98-38 88L-16 28Z',
  sock: 'M-9 0H7L8 28Q20 32 18 40H-8Z',
};

/** One fade for each cloth, in its own darker ink. */
const folds = new Map(
  [red, cobalt, cream, sun, coral].map((color, index) => [
    color,
    fadeTo('left', `lisbon-fold-${index}`, mix(color, shade, 0.5), 0.75),
  ]),
);

interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly sag: number;
  readonly scale: number;
  readonly hung: readonly (readonly [share: number, garment: Garment, color: string])[];
}

/** The two clusters hang left and right of the bridge's towers. */
const washingLine: Line = {
  from: [330, 92],
  to: [1500, 104],
  sag: 42,
  scale: 1.12,
  hung: [
    [0.11, 'shirt', red],
    [0.2, 'trousers', cobalt],
    [0.275, 'towel', cream],
    [0.67, 'sock', cobalt],
    [0.7, 'sock', cobalt],
    [0.765, 'towel', sun],
    [0.855, 'dress', coral],
    [0.93, 'shirt', cream],
  ],
};

const washing = ({ from, to, sag, scale, hung }: Line): string => {
  const on = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  return (
    line(
      mix(night, shade, 0.3),
      2,
      `M${num(from[0])} ${num(from[1])}Q${num(middle[0])} ${num(middle[1])} ${num(to[0])} ${num(to[1])}`,
    ) +
    hung
      .map(([share, garment, color]) => {
        const [x, y] = on(share);
        return placed(x, y - 2, scale, [
          paint(color, cuts[garment]),
          shadeLayer(folds.get(color)?.fill ?? color, cuts[garment]),
        ]);
      })
      .join('')
  );
};

export const laundryInks = [...folds.values()];
export const laundry = washing(washingLine);
