/** Budapest after sunset: the lit parliament framed by the towers of the Chain Bridge. */
import { archWindows, domeProfile, lancetWindows, turned, type Tone } from '../building';
import { cream, ink, mix, night, orange, rose, sun, teal } from '../palettes';
import { group } from '../people/group';
import { wardrobe } from '../people/look';
import { tumbler } from '../props';
import { repeat, times } from '../random';
import { arch, box, disc, hills, oval, poly, polyline } from '../shapes';
import { stars, streaks } from '../sky';
import { dots, glow, line, num, paint, vertical, type Picture, type Point } from '../svg';
import { glints, reflection } from '../water';

const air = vertical('budapest-air', [
  night,
  mix(night, teal, 0.75),
  mix(teal, sun, 0.35),
  mix(orange, sun, 0.5),
]);
const river = vertical('budapest-river', [mix(teal, sun, 0.4), mix(teal, night, 0.4), night]);
const aura = glow('budapest-aura', sun, 0.6);

const bank = 655;
const lit: Tone = { light: mix(sun, cream, 0.62), dark: mix(orange, sun, 0.62) };
const roof: Tone = { light: mix(teal, ink, 0.35), dark: mix(night, teal, 0.25) };
const pier: Tone = { light: mix(sun, cream, 0.25), dark: mix(orange, ink, 0.3) };

const pinnacles = (from: number, count: number, step: number, base: number, rise: number): string =>
  paint(
    lit.light,
    repeat(count, (index) =>
      poly(
        [from + index * step - 5, base],
        [from + index * step, base - rise],
        [from + index * step + 5, base],
      ),
    ),
  );

const wing = (x: number, width: number, height: number): string =>
  paint(lit.light, box(x, bank - height, width, height)) +
  paint(
    roof.light,
    poly(
      [x, bank - height],
      [x + 10, bank - height - 30],
      [x + width - 10, bank - height - 30],
      [x + width, bank - height],
    ),
  ) +
  pinnacles(x + 8, Math.floor(width / 28), 28, bank - height + 4, 38);

const parliament = [
  paint(aura.fill, oval(800, 500, 560, 330)),
  wing(440, 260, 118),
  wing(900, 260, 118),
  turned(
    424,
    bank,
    [
      [26, 0],
      [26, 156],
      [30, 156],
      [3, 226],
      [0, 250],
    ],
    lit,
  ),
  turned(
    1176,
    bank,
    [
      [26, 0],
      [26, 156],
      [30, 156],
      [3, 226],
      [0, 250],
    ],
    lit,
  ),
  turned(
    566,
    bank,
    [
      [22, 0],
      [22, 168],
      [18, 168],
      [2, 226],
      [0, 244],
    ],
    lit,
  ),
  turned(
    1034,
    bank,
    [
      [22, 0],
      [22, 168],
      [18, 168],
      [2, 226],
      [0, 244],
    ],
    lit,
  ),
  turned(
    800,
    bank,
    [
      [118, 0],
      [118, 150],
      [112, 150],
    ],
    lit,
  ),
  paint(roof.light, poly([684, 505], [704, 470], [896, 470], [916, 505])),
  turned(
    800,
    490,
    [
      [84, 0],
      [84, 78],
      [76, 78],
    ],
    lit,
  ),
  turned(
    800,
    414,
    [...domeProfile(72, 0, 96, 10), [10, 112], [13, 114], [11, 140], [3, 160], [0, 214]],
    roof,
  ),
  repeat(7, (index) =>
    turned(
      722 + index * 26,
      418,
      [
        [4, 0],
        [4, 22],
        [0, 54],
      ],
      lit,
    ),
  ),
  turned(
    694,
    bank,
    [
      [15, 0],
      [13, 220],
      [2, 290],
      [0, 312],
    ],
    lit,
  ),
  turned(
    906,
    bank,
    [
      [15, 0],
      [13, 220],
      [2, 290],
      [0, 312],
    ],
    lit,
  ),
  paint(
    roof.dark,
    archWindows({
      x: 452,
      y: 560,
      columns: 10,
      rows: 2,
      stepX: 25,
      stepY: 46,
      width: 12,
      height: 30,
    }) +
      archWindows({
        x: 912,
        y: 560,
        columns: 10,
        rows: 2,
        stepX: 25,
        stepY: 46,
        width: 12,
        height: 30,
      }),
    0.5,
  ),
  paint(
    roof.dark,
    lancetWindows({
      x: 722,
      y: 426,
      columns: 8,
      rows: 1,
      stepX: 19.6,
      stepY: 1,
      width: 11,
      height: 48,
    }) +
      lancetWindows({
        x: 700,
        y: 548,
        columns: 9,
        rows: 1,
        stepX: 22,
        stepY: 1,
        width: 13,
        height: 72,
      }),
    0.5,
  ),
  paint(mix(orange, teal, 0.35), box(380, bank - 12, 840, 12)),
].join('');

const pest =
  paint(
    mix(teal, sun, 0.28),
    box(0, 590, 1600, 70) +
      box(40, 560, 90, 60) +
      box(180, 548, 70, 80) +
      box(1260, 556, 84, 80) +
      box(1400, 540, 80, 80) +
      box(1510, 566, 60, 60),
  ) +
  turned(1320, 650, [[26, 0], [26, 116], ...domeProfile(25, 118, 34, 5), [5, 164], [0, 190]], {
    light: mix(teal, sun, 0.35),
    dark: mix(teal, sun, 0.2),
  }) +
  paint(
    mix(teal, ink, 0.45),
    box(0, 632, 1600, 26) + repeat(22, (index) => disc(index * 76 + 10, 636, 24 - (index % 3) * 5)),
  );

const deck = 742;

const bridgeTower = (cx: number): string =>
  [
    turned(
      cx,
      deck + 70,
      [
        [66, 0],
        [60, 70],
        [54, 70],
        [50, 262],
        [62, 262],
        [62, 282],
        [54, 282],
        [54, 296],
      ],
      pier,
    ),
    paint(night, arch(cx, deck, 52, 178), 0.85),
    paint(sun, arch(cx, deck, 30, 140), 0.35),
    paint(pier.light, box(cx - 70, deck - 150, 140, 10)),
  ].join('');

/** Height of the main chain at `x`: lowest halfway between the towers, highest at each. */
const chainY = (x: number): number => {
  const middle = x < 330 ? 0 : x > 1270 ? 1600 : 800;
  const reach = middle === 800 ? 470 : 330;
  return deck - 22 - 178 * ((x - middle) / reach) ** 2;
};

const chain = (drop: number): string =>
  polyline(...times(33, (index): Point => [index * 50, chainY(index * 50) + drop]));

const bridge = [
  line(
    mix(orange, ink, 0.3),
    3,
    repeat(40, (index) => `M${20 + index * 40} ${num(chainY(20 + index * 40))}V${deck}`),
    0.8,
  ),
  line(mix(orange, ink, 0.2), 6, chain(0) + chain(14)),
  dots(
    sun,
    9,
    times(40, (index) => [20 + index * 40, chainY(20 + index * 40) - 5]),
  ),
  bridgeTower(330),
  bridgeTower(1270),
  paint(night, box(0, deck, 1600, 20)),
  paint(sun, box(0, deck, 1600, 4), 0.8),
].join('');

const embankment = [
  paint(mix(night, teal, 0.3), box(0, 838, 1600, 162)),
  paint(mix(teal, rose, 0.3), box(0, 830, 1600, 9)),
  paint(night, hills(1000, [0, 900], [400, 930], [900, 915], [1600, 940]), 0.5),
].join('');

const looks = wardrobe(
  [orange, cream, rose, mix(teal, cream, 0.35)],
  [ink, mix(orange, ink, 0.55), sun],
  night,
);
const seated = group(looks, 0.95, [
  { x: 560, y: 832, pose: 'dangle', look: 0 },
  { x: 622, y: 832, pose: 'dangle', look: 8 },
  { x: 690, y: 832, pose: 'dangleWave', look: 2 },
  { x: 900, y: 832, pose: 'dangle', look: 4 },
  { x: 958, y: 832, pose: 'dangle', look: 5 },
]);
const standing = group(looks, 0.92, [
  { x: 1046, y: 834, pose: 'toast', look: 6 },
  { x: 1130, y: 834, pose: 'toast', look: 3, left: true },
  { x: 400, y: 834, pose: 'stroll', look: 9 },
  { x: 456, y: 834, pose: 'walk', look: 7 },
]);

export const budapest: Picture = {
  width: 1600,
  height: 1000,
  gradients: [air, river, aura],
  layers: [
    paint(air.fill, box(0, 0, 1600, 660)),
    stars(41, 50, 0, 1600, 330, cream),
    streaks(14, 8, 0, 1600, 430, 590, orange, 0.3),
    pest,
    parliament,
    paint(river.fill, box(0, bank, 1600, 190)),
    reflection(800, bank + 2, 200, 11, sun, 0.55),
    reflection(570, bank + 2, 240, 6, sun, 0.4),
    reflection(1030, bank + 2, 240, 6, sun, 0.4),
    glints(19, 30, { left: 0, right: 1600, top: bank + 20, bottom: 822 }, cream, 0.28),
    bridge,
    standing,
    embankment,
    seated,
    paint(cream, tumbler(1088, 684, 15)),
  ],
};
