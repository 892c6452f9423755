/** The far plane: the Daugava, the Vansu bridge, and the Castle of Light on the other bank. */
import { domeProfile, onionProfile, turned } from '../../building';
import { mix, cream, rose, teal } from '../../palettes';
import { repeat } from '../../random';
import { box, halfOval, poly, polyline } from '../../shapes';
import { line, paint } from '../../svg';
import { glints } from '../../water';
import { farTone, mist, morning } from './colours';

const SHORE = 508;
const otherBank = mix(mist, teal, 0.2);

const library =
  paint(
    otherBank,
    poly([1160, SHORE], [1204, 470], [1290, 400], [1304, 400], [1350, 470], [1380, SHORE]),
  ) + paint(mix(mist, teal, 0.3), poly([1304, 400], [1350, 470], [1380, SHORE], [1290, SHORE]));

const bridge =
  line(
    farTone.light,
    2.2,
    repeat(
      7,
      (index) =>
        polyline([128, 330 + index * 10], [20 - index * 26, 520]) +
        polyline([128, 330 + index * 10], [170 + index * 38, 520]),
    ),
  ) +
  paint(farTone.light, poly([122, 300], [134, 300], [140, 540], [116, 540])) +
  paint(farTone.light, box(-10, 516, 470, 8));

const dom = turned(
  318,
  640,
  [
    [58, 0],
    [58, 190],
    [63, 192],
    [63, 204],
    ...onionProfile(54, 206, 84).slice(1, 6),
    [27, 260],
    [27, 290],
    [32, 292],
    ...onionProfile(28, 294, 56).slice(1, 7),
    [3, 340],
    [0, 376],
  ],
  farTone,
);

const saintJames = turned(
  152,
  650,
  [
    [26, 0],
    [26, 150],
    [31, 152],
    [16, 180],
    [2, 300],
    [0, 320],
  ],
  {
    light: mix(farTone.light, mist, 0.3),
    dark: mix(farTone.dark, mist, 0.3),
  },
);

const smallDome = turned(
  1240,
  660,
  [[34, 0], [34, 110], ...domeProfile(34, 112, 40, 8), [8, 172], [0, 210]],
  farTone,
);

export const far = [
  library,
  paint(
    otherBank,
    box(0, SHORE - 14, 1600, 16) +
      repeat(15, (index) => halfOval(60 + index * 112, SHORE - 8, 60, 10 + (index % 3) * 8)),
  ),
  paint(mix(mist, mix(rose, cream, 0.5), 0.5), box(0, SHORE, 1600, 130)),
  glints(30, 26, { left: 0, right: 1600, top: SHORE + 8, bottom: 590 }, morning, 0.8),
  bridge,
  saintJames,
  smallDome,
  dom,
].join('');
