/** Hero 3: a Nordic harbour in cool light, a group on the jetty. */
import { pitchedGable, turned, windows, type Tone } from '../building';
import { fir } from '../nature';
import { brick, coral, cream, ink, mix, sky, sun, teal } from '../palettes';
import { group } from '../people/group';
import { wardrobe } from '../people/look';
import { repeat, times } from '../random';
import { box, lens, poly } from '../shapes';
import { birds, haloSun, streaks } from '../sky';
import { paint, vertical, type Picture } from '../svg';
import { ferry, glints, reflection, sailboat } from '../water';

const air = vertical('nordic-air', [
  mix(sky, teal, 0.35),
  mix(sky, cream, 0.35),
  mix(cream, sky, 0.18),
]);
const fjord = vertical('nordic-fjord', [
  mix(sky, cream, 0.3),
  mix(sky, teal, 0.55),
  mix(teal, ink, 0.35),
]);

const shore = 620;
const spruce: Tone = { light: mix(teal, ink, 0.2), dark: mix(teal, ink, 0.55) };

const ridge = (
  peaks: readonly (readonly [x: number, y: number])[],
  light: string,
  dark: string,
): string => {
  const faces = peaks.map(([x, y]) => {
    const width = (shore - y) * 1.5;
    return {
      whole: poly([x - width, shore], [x, y], [x + width, shore]),
      shade: poly(
        [x, y],
        [x + width, shore],
        [x + width * 0.15, shore],
        [x + width * 0.2, y + (shore - y) * 0.6],
        [x - width * 0.06, y + (shore - y) * 0.4],
      ),
    };
  });
  return (
    paint(light, faces.map(({ whole }) => whole).join('')) +
    paint(dark, faces.map(({ shade }) => shade).join(''))
  );
};

const snow = (x: number, y: number, size: number): string =>
  poly(
    [x, y],
    [x + size, y + size * 0.67],
    [x + size * 0.45, y + size * 0.52],
    [x + size * 0.1, y + size * 0.8],
    [x - size * 0.4, y + size * 0.5],
    [x - size, y + size * 0.67],
  );

const mountains = [
  ridge(
    [
      [180, 400],
      [560, 440],
      [1880, 360],
    ],
    mix(sky, cream, 0.18),
    mix(sky, teal, 0.12),
  ),
  ridge(
    [
      [1180, 300],
      [1540, 350],
      [860, 450],
    ],
    mix(sky, teal, 0.25),
    mix(sky, teal, 0.42),
  ),
  paint(
    cream,
    snow(1180, 300, 92) + snow(1540, 350, 74) + snow(1880, 360, 74) + snow(180, 400, 60),
    0.85,
  ),
].join('');

const walls = [
  coral,
  mix(sun, cream, 0.15),
  cream,
  brick,
  mix(teal, cream, 0.3),
  mix(coral, cream, 0.45),
  sun,
  mix(brick, coral, 0.5),
];

const houses = times(9, (index) => {
  const x = 1080 + index * 104;
  const eaves = 130 + ((index * 31) % 50);
  const wall = walls[index % walls.length] ?? cream;
  return (
    paint(wall, pitchedGable(x, shore, 104, eaves, 74)) +
    paint(
      ink,
      poly(
        [x + 52, shore - eaves - 74],
        [x + 104, shore - eaves],
        [x + 104, shore],
        [x + 52, shore],
      ),
      0.1,
    ) +
    paint(
      ink,
      poly(
        [x - 4, shore - eaves + 2],
        [x + 52, shore - eaves - 84],
        [x + 108, shore - eaves + 2],
        [x + 104, shore - eaves + 8],
        [x + 52, shore - eaves - 70],
        [x, shore - eaves + 8],
      ),
    ) +
    paint(
      cream,
      windows({
        x: x + 20,
        y: shore - eaves + 10,
        columns: 2,
        rows: 2,
        stepX: 40,
        stepY: 52,
        width: 24,
        height: 32,
      }),
    ) +
    paint(
      mix(ink, teal, 0.4),
      windows({
        x: x + 23,
        y: shore - eaves + 13,
        columns: 2,
        rows: 2,
        stepX: 40,
        stepY: 52,
        width: 18,
        height: 26,
      }),
    )
  );
}).join('');

const church = turned(
  1010,
  shore,
  [
    [30, 0],
    [30, 130],
    [34, 130],
    [3, 260],
    [0, 280],
  ],
  { light: cream, dark: mix(sky, cream, 0.3) },
);

const jettyTop = 822;
const jetty =
  paint(
    mix(ink, teal, 0.2),
    repeat(7, (index) => box(960 + index * 160, jettyTop + 20, 26, 200)),
  ) +
  paint(mix(brick, ink, 0.45), box(910, jettyTop + 12, 1090, 26)) +
  paint(
    mix(cream, brick, 0.3),
    poly([930, jettyTop - 12], [2000, jettyTop - 12], [2000, jettyTop + 16], [910, jettyTop + 16]),
  ) +
  paint(brick, box(924, jettyTop + 1, 1076, 3), 0.4);

const looks = wardrobe([coral, cream, sun, teal, ink], [ink, brick, mix(sun, cream, 0.35)], ink);
const friends = group(looks, 1.45, [
  { x: 1330, y: jettyTop, pose: 'embrace', look: 9 },
  { x: 1425, y: jettyTop, pose: 'hail', look: 4 },
  { x: 1580, y: jettyTop, pose: 'point', look: 8, left: true },
  { x: 1680, y: jettyTop, pose: 'chat', look: 7, left: true },
  { x: 1790, y: jettyTop, pose: 'stroll', look: 2, left: true },
]);
const paddlers = group(looks, 1.45, [
  { x: 1030, y: jettyTop + 8, pose: 'dangle', look: 3 },
  { x: 1125, y: jettyTop + 8, pose: 'dangleWave', look: 6 },
  { x: 1220, y: jettyTop + 8, pose: 'dangle', look: 0 },
]);

export const nordicHarbour: Picture = {
  width: 2000,
  height: 1000,
  gradients: [air, fjord],
  layers: [
    paint(air.fill, box(0, 0, 2000, 640)),
    haloSun(1060, 250, 64, cream, cream, 3),
    streaks(71, 9, 0, 2000, 110, 380, cream, 0.5),
    birds(19, 7, 1000, 230, 110, ink),
    mountains,
    repeat(10, (index) => fir(1060 + index * 100, shore, 190 + (index % 3) * 40, spruce)),
    church,
    houses,
    paint(fjord.fill, box(0, shore, 2000, 380)),
    times(9, (index) =>
      reflection(1132 + index * 104, shore + 2, 88, 5, walls[index % walls.length] ?? cream, 0.45),
    ).join(''),
    glints(52, 34, { left: 0, right: 2000, top: shore + 14, bottom: 980 }, cream, 0.45),
    ferry(600, 660, 150, ink, cream, teal),
    sailboat(880, 740, 66, ink, cream, coral),
    sailboat(1880, 716, 60, brick, cream, sun),
    paint(cream, lens(880, 744, 86, 3) + lens(1880, 719, 80, 3), 0.6),
    jetty,
    friends,
    paddlers,
  ],
};
