/** Prague at dawn: mist on the river, the castle and St Vitus behind Charles Bridge. */
import { domeProfile, lancetWindows, onionProfile, turned, windows, type Tone } from '../building';
import { grass, poplar, swan } from '../nature';
import { brick, cream, dusk, ink, mix, night, rose, sun } from '../palettes';
import { group } from '../people/group';
import { wardrobe } from '../people/look';
import { repeat, times } from '../random';
import { box, disc, hills, lancet, lens, oval, pill, poly, taper } from '../shapes';
import { birds, haloSun, streaks } from '../sky';
import { num, paint, resized, vertical, type Picture } from '../svg';
import { glints, lightPath } from '../water';

const air = vertical('prague-air', [
  mix(dusk, rose, 0.45),
  rose,
  mix(rose, cream, 0.55),
  mix(sun, cream, 0.6),
]);
const river = vertical('prague-river', [
  mix(rose, cream, 0.5),
  mix(rose, dusk, 0.4),
  mix(dusk, ink, 0.2),
]);
const bank = vertical('prague-bank', [mix(dusk, ink, 0.55), ink]);

const castleTone: Tone = { light: mix(rose, dusk, 0.42), dark: mix(rose, dusk, 0.6) };
const roofTone: Tone = { light: mix(brick, rose, 0.4), dark: mix(brick, dusk, 0.5) };
const stone: Tone = { light: mix(brick, dusk, 0.45), dark: mix(dusk, ink, 0.45) };
const mist = mix(rose, cream, 0.6);

const cathedral = [
  paint(
    castleTone.light,
    poly([470, 392], [470, 330], [500, 300], [650, 300], [672, 340], [672, 392]),
  ),
  repeat(2, (index) =>
    turned(
      488 + index * 38,
      392,
      [
        [15, 0],
        [14, 130],
        [12, 130],
        [2, 214],
        [0, 226],
      ],
      castleTone,
    ),
  ),
  turned(
    584,
    392,
    [[21, 0], [21, 150], [24, 150], ...onionProfile(22, 156, 48), [3, 204], [3, 220], [0, 256]],
    castleTone,
  ),
  repeat(5, (index) =>
    turned(
      614 + index * 13,
      302,
      [
        [2.5, 0],
        [2.5, 14],
        [0, 32],
      ],
      castleTone,
    ),
  ),
].join('');

const castle = [
  paint(
    mix(rose, dusk, 0.3),
    hills(640, [0, 520], [240, 420], [520, 396], [840, 420], [1040, 520], [1600, 560]),
  ),
  resized(560, 392, 0.9, cathedral),
  paint(castleTone.light, box(260, 376, 210, 52) + box(660, 384, 190, 44)),
  paint(
    castleTone.dark,
    poly([252, 376], [266, 358], [464, 358], [478, 376]) +
      poly([652, 384], [664, 368], [846, 368], [858, 384]),
  ),
  paint(
    mist,
    windows({ x: 272, y: 390, columns: 11, rows: 1, stepX: 17.5, stepY: 1, width: 7, height: 16 }) +
      windows({
        x: 674,
        y: 398,
        columns: 10,
        rows: 1,
        stepX: 17.5,
        stepY: 1,
        width: 7,
        height: 14,
      }),
    0.6,
  ),
  turned(
    250,
    430,
    [
      [13, 0],
      [13, 66],
      [0, 112],
    ],
    castleTone,
  ),
].join('');

const roofs = times(15, (index) => {
  const x = 60 + index * 76 - (index % 2) * 18;
  const y = 520 + (index % 3) * 16;
  return (
    paint(mix(rose, cream, 0.25 + (index % 2) * 0.2), box(x, y, 74, 110)) +
    paint(
      index % 2 ? roofTone.light : roofTone.dark,
      poly([x - 8, y + 2], [x + 14, y - 30], [x + 64, y - 30], [x + 82, y + 2]),
    ) +
    paint(
      castleTone.dark,
      windows({
        x: x + 12,
        y: y + 14,
        columns: 3,
        rows: 1,
        stepX: 20,
        stepY: 1,
        width: 9,
        height: 16,
      }),
      0.6,
    )
  );
}).join('');

const saintNicholas = [
  turned(
    360,
    600,
    [[44, 0], [44, 110], ...domeProfile(42, 112, 52, 9), [9, 178], [3, 188], [0, 210]],
    { light: mix(rose, dusk, 0.5), dark: mix(dusk, ink, 0.1) },
  ),
  turned(430, 600, [[15, 0], [15, 130], ...onionProfile(15, 132, 42), [0, 190]], {
    light: mix(rose, dusk, 0.5),
    dark: mix(dusk, ink, 0.1),
  }),
].join('');

const tower = [
  turned(
    1200,
    770,
    [
      [96, 0],
      [96, 60],
      [82, 68],
      [82, 364],
      [90, 364],
      [90, 390],
    ],
    stone,
  ),
  turned(
    1200,
    380,
    [
      [72, 0],
      [34, 138],
      [30, 138],
      [28, 128],
    ],
    { light: mix(dusk, brick, 0.25), dark: ink },
  ),
  turned(
    1200,
    250,
    [
      [3, 0],
      [2, 20],
      [0, 44],
    ],
    { light: sun, dark: sun },
  ),
  repeat(4, (index) => {
    const x = [1118, 1156, 1244, 1282][index] ?? 0;
    return turned(
      x,
      384,
      [
        [9, 0],
        [9, 34],
        [12, 34],
        [0, index % 3 === 0 ? 104 : 84],
      ],
      stone,
    );
  }),
  paint(
    ink,
    lancetWindows({
      x: 1150,
      y: 430,
      columns: 3,
      rows: 1,
      stepX: 38,
      stepY: 1,
      width: 24,
      height: 62,
    }),
    0.6,
  ),
  paint(
    sun,
    lancetWindows({
      x: 1194,
      y: 436,
      columns: 1,
      rows: 1,
      stepX: 38,
      stepY: 1,
      width: 12,
      height: 48,
    }),
    0.8,
  ),
  paint(mix(ink, dusk, 0.4), lancet(1200, 622, 78, 110)),
  paint(mix(sun, rose, 0.4), lancet(1200, 622, 52, 82)),
].join('');

const spans = repeat(8, (index) => {
  const left = -47 + index * 206;
  return `M${num(left)} 622h206v132h-22q-8 -78 -81 -78t-81 78h-22z`;
});

const statue = (x: number): string =>
  poly([x - 10, 610], [x - 8, 590], [x + 8, 590], [x + 10, 610]) +
  taper([x, 588], 7, [x + 1, 558], 5) +
  disc(x + 1, 549, 5) +
  taper([x, 572], 4, [x + 11, 556], 2.5);

const bridge =
  paint(stone.light, spans) +
  paint(
    stone.dark,
    repeat(8, (index) =>
      poly(
        [136 + index * 206, 690],
        [156 + index * 206, 676],
        [176 + index * 206, 690],
        [180 + index * 206, 760],
        [132 + index * 206, 760],
      ),
    ),
  ) +
  paint(mix(brick, rose, 0.35), box(0, 608, 1600, 14)) +
  paint(ink, repeat(10, (index) => statue(52 + index * 103)) + statue(1396) + statue(1500), 0.85);

const looks = wardrobe(
  [sun, cream, rose, mix(dusk, rose, 0.35)],
  [ink, brick, mix(sun, brick, 0.3)],
  mix(ink, dusk, 0.6),
);
const friends = group(looks, 0.95, [
  { x: 470, y: 846, pose: 'lounge', look: 2 },
  { x: 600, y: 850, pose: 'loungeToast', look: 5, left: true },
  { x: 740, y: 846, pose: 'embrace', look: 0 },
  { x: 800, y: 848, pose: 'wave', look: 8 },
  { x: 980, y: 846, pose: 'kneel', look: 3 },
  { x: 1150, y: 846, pose: 'point', look: 6, left: true },
  { x: 1206, y: 848, pose: 'chat', look: 9, left: true },
]);

export const prague: Picture = {
  width: 1600,
  height: 1000,
  gradients: [air, river, bank],
  layers: [
    paint(air.fill, box(0, 0, 1600, 660)),
    haloSun(930, 420, 66, cream, cream, 4),
    streaks(31, 9, 100, 1500, 130, 330, cream, 0.4),
    birds(12, 6, 780, 280, 80, dusk),
    castle,
    saintNicholas,
    roofs,
    repeat(5, (index) =>
      poplar(940 + index * 34, 640, 120 - (index % 2) * 30, {
        light: mix(dusk, rose, 0.35),
        dark: mix(dusk, ink, 0.2),
      }),
    ),
    paint(river.fill, box(0, 620, 1600, 220)),
    paint(mist, pill(-60, 604, 700, 34) + pill(420, 628, 620, 22), 0.55),
    lightPath(8, 900, 100, { left: 0, right: 1600, top: 640, bottom: 800 }, cream, 0.75),
    bridge,
    tower,
    paint(
      stone.dark,
      repeat(8, (index) => lens(156 + index * 206, 764 + (index % 2) * 4, 70, 4)),
      0.6,
    ),
    glints(4, 16, { left: 0, right: 1600, top: 740, bottom: 806 }, cream, 0.45),
    swan(860, 790, 44),
    swan(930, 806, 36),
    swan(1040, 782, 30),
    paint(
      bank.fill,
      hills(1000, [0, 806], [260, 828], [620, 838], [1040, 834], [1380, 820], [1600, 796]),
    ),
    paint(
      mix(ink, dusk, 0.35),
      oval(540, 852, 150, 9) + oval(770, 852, 80, 6) + oval(1180, 852, 80, 6),
    ),
    friends,
    repeat(7, (index) =>
      grass(
        90 + index * 230 + (index % 3) * 26,
        1004,
        76 + (index % 3) * 26,
        mix(ink, night, 0.5),
        5,
      ),
    ),
  ],
};
