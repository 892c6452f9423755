/** Mountains around a fjord at first light: hazy ranges, and one dark wall on the left. */
import { fadeTo, spray } from '../grain';
import { cream, ink, mix, rose, sky, sun, teal } from '../palettes';
import { poly } from '../shapes';
import { paint, type Point } from '../svg';

const haze = fadeTo('down', 'fjord-haze', mix(sky, cream, 0.6), 0.85);
const wallMist = fadeTo('down', 'fjord-mist', mix(teal, sky, 0.4), 0.6);
const wallShade = fadeTo('left', 'fjord-shade', mix(teal, ink, 0.72), 0.8);

export const fjordInks = [haze, wallMist, wallShade];

interface Peak {
  readonly summit: Point;
  readonly left: number;
  readonly right: number;
}

/** The flank towards the sun is lit; the ridge between the flanks is irregular. */
const peak = (
  shore: number,
  { summit: [x, y], left, right }: Peak,
  light: string,
  dark: string,
): string => {
  const rise = shore - y;
  const whole = poly(
    [left, shore],
    [x - (x - left) * 0.42, y + rise * 0.5],
    [x - (x - left) * 0.2, y + rise * 0.2],
    [x, y],
    [x + (right - x) * 0.3, y + rise * 0.32],
    [x + (right - x) * 0.55, y + rise * 0.48],
    [right, shore],
  );
  const flank = poly(
    [x, y],
    [x + (right - x) * 0.3, y + rise * 0.32],
    [x + (right - x) * 0.55, y + rise * 0.48],
    [right, shore],
    [x + (right - x) * 0.2, shore],
    [x + rise * 0.05, y + rise * 0.62],
    [x - rise * 0.06, y + rise * 0.36],
  );
  return paint(light, whole) + paint(dark, flank) + spray(haze.fill, whole);
};

const cap = ([x, y]: Point, size: number): string =>
  poly(
    [x, y],
    [x + size * 0.7, y + size * 0.62],
    [x + size * 0.34, y + size * 0.5],
    [x + size * 0.1, y + size * 0.86],
    [x - size * 0.14, y + size * 0.56],
    [x - size * 0.42, y + size * 0.9],
    [x - size * 0.52, y + size * 0.6],
  );

export const farRanges = (shore: number): string =>
  [
    peak(
      shore,
      { summit: [1210, 420], left: 1030, right: 1400 },
      mix(sky, teal, 0.24),
      mix(sky, teal, 0.12),
    ),
    peak(
      shore,
      { summit: [1420, 350], left: 1160, right: 1800 },
      mix(rose, cream, 0.55),
      mix(sky, teal, 0.2),
    ),
    peak(
      shore,
      { summit: [1720, 250], left: 1320, right: 2200 },
      mix(rose, sky, 0.4),
      mix(sky, teal, 0.42),
    ),
    paint(
      mix(cream, sun, 0.12),
      cap([1720, 250], 110) + cap([1420, 350], 70) + cap([1210, 420], 44),
    ),
  ].join('');

const wallOutline = (shore: number): string =>
  poly(
    [0, shore + 6],
    [0, 150],
    [120, 96],
    [210, 170],
    [330, 140],
    [450, 260],
    [540, 268],
    [660, 410],
    [760, 440],
    [900, 552],
    [1010, shore + 6],
  );

export const fjordWall = (shore: number): string =>
  paint(mix(teal, ink, 0.42), wallOutline(shore)) +
  paint(
    mix(teal, sky, 0.22),
    poly([120, 96], [210, 170], [180, 260], [250, 330], [160, 230]) +
      poly([330, 140], [450, 260], [400, 330], [470, 450], [380, 330], [372, 230]) +
      poly([540, 268], [660, 410], [620, 452], [690, 548], [590, 450], [580, 380]),
    0.55,
  ) +
  spray(wallShade.fill, wallOutline(shore)) +
  spray(wallMist.fill, `M0 430H750L760 440L900 552L1010 ${shore + 6}H0z`);
