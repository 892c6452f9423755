/** Berlin in high summer: TV tower, Brandenburg Gate and the Oberbaum bridge over the Spree. */
import { block, turned, windows, type Tone } from '../building';
import { roundTree } from '../nature';
import { brick, coral, cream, ink, mix, moss, sand, sea, sky, sun } from '../palettes';
import { group } from '../people/group';
import { wardrobe } from '../people/look';
import { bicycle, blanket, bottle, bowl } from '../props';
import { repeat } from '../random';
import { arch, box, disc, hills, lancet, lens, oval, pill, poly, taper } from '../shapes';
import { birds, cloud, haloSun } from '../sky';
import { num, paint, vertical, type Picture } from '../svg';
import { glints } from '../water';

const air = vertical('berlin-air', [
  mix(sea, sky, 0.55),
  mix(sky, cream, 0.45),
  mix(sun, cream, 0.72),
]);
const river = vertical('berlin-river', [mix(sea, sky, 0.4), sea]);
const lawn = vertical('berlin-lawn', [mix(moss, sun, 0.25), mix(moss, ink, 0.35)]);

const concrete: Tone = { light: cream, dark: mix(sky, ink, 0.28) };
const sandstone: Tone = { light: mix(sand, sun, 0.22), dark: mix(sand, brick, 0.3) };
const brickwork: Tone = { light: mix(brick, coral, 0.5), dark: mix(brick, ink, 0.2) };
const leaf: Tone = { light: mix(moss, sea, 0.25), dark: mix(moss, ink, 0.3) };

const tvTower = [
  turned(
    880,
    640,
    [
      [20, 0],
      [8, 266],
      [8, 300],
    ],
    concrete,
  ),
  turned(
    880,
    300,
    [
      [5, 0],
      [5, 46],
      [3, 46],
      [3, 100],
    ],
    { light: coral, dark: brick },
  ),
  turned(
    880,
    254,
    [
      [3, 0],
      [3, 18],
    ],
    concrete,
  ),
  paint(mix(sky, cream, 0.55), disc(880, 340, 42)),
  paint(mix(sky, ink, 0.4), 'M880 298a42 42 0 0 1 0 84q26 -42 0 -84z'),
  paint(ink, pill(838, 336, 84, 12), 0.55),
  paint(cream, oval(864, 320, 9, 7), 0.9),
].join('');

const skyline =
  paint(leaf.dark, box(0, 664, 1600, 40)) +
  paint(
    mix(sky, cream, 0.25),
    box(640, 520, 90, 160) +
      box(742, 560, 60, 120) +
      box(960, 500, 70, 180) +
      box(1050, 550, 110, 130) +
      box(100, 540, 90, 130) +
      box(1300, 530, 90, 130),
  ) +
  block(1180, 680, 96, 190, { light: mix(sky, cream, 0.4), dark: mix(sky, sea, 0.35) }) +
  paint(
    cream,
    windows({ x: 1190, y: 506, columns: 4, rows: 6, stepX: 16, stepY: 22, width: 8, height: 10 }),
    0.6,
  ) +
  turned(
    690,
    650,
    [
      [40, 0],
      [40, 70],
      [40, 70],
      [30, 108],
      [8, 128],
      [6, 150],
      [0, 178],
    ],
    { light: mix(sea, cream, 0.35), dark: mix(sea, sky, 0.3) },
  );

/** One rearing horse of the quadriga, as path data. */
const horse = (x: number): string =>
  `M${x} 410l4 -16q-7 -2 -9 4l-2 -2q3 -10 12 -10l4 -12q-6 2 -9 6l-4 -4q6 -12 15 -16l3 -4l2 6q6 6 4 18l8 16l4 14h-5l-5 -10l-12 -2l-4 12z`;

const gate = [
  paint(mix(sand, brick, 0.12), box(0, 640, 640, 60)),
  paint(sandstone.dark, box(286, 490, 330, 156)),
  paint(
    mix(sky, cream, 0.4),
    repeat(5, (index) => box(304 + index * 62, 506, 46, 140)),
  ),
  repeat(6, (index) =>
    turned(
      296 + index * 62,
      646,
      [
        [12, 0],
        [12, 8],
        [9, 8],
        [8, 142],
        [13, 152],
      ],
      sandstone,
    ),
  ),
  paint(sandstone.light, box(272, 462, 358, 34) + box(290, 424, 322, 32) + box(262, 454, 378, 10)),
  paint(sandstone.dark, box(451, 424, 161, 32) + box(451, 462, 179, 34), 0.55),
  paint(
    sandstone.dark,
    repeat(18, (index) => box(282 + index * 19, 470, 8, 18)),
    0.5,
  ),
  turned(
    451,
    424,
    [
      [44, 0],
      [44, 14],
      [38, 14],
    ],
    sandstone,
  ),
  paint(
    mix(sea, ink, 0.5),
    repeat(4, (index) => horse(404 + index * 19)) +
      taper([486, 408], 7, [488, 374], 5) +
      disc(489, 362, 6) +
      taper([488, 378], 3.5, [504, 360], 2.5) +
      box(503, 322, 3, 70) +
      disc(504.5, 334, 9) +
      poly([492, 322], [504.5, 314], [517, 322], [504.5, 328]) +
      poly([470, 410], [474, 388], [500, 388], [506, 410]),
  ),
].join('');

const park = repeat(13, (index) => {
  const x = [40, 120, 200, 262, 640, 700, 770, 830, 910, 1000, 1080, 1400, 1500][index] ?? 0;
  return roundTree(x, 700, 112 + (index % 3) * 28, leaf, mix(brick, ink, 0.5));
});

const bridgeTower = (cx: number): string =>
  [
    turned(
      cx,
      730,
      [
        [38, 0],
        [38, 236],
        [44, 240],
        [44, 262],
        [36, 262],
      ],
      brickwork,
    ),
    turned(
      cx,
      470,
      [
        [34, 0],
        [30, 22],
        [3, 112],
        [0, 132],
      ],
      { light: mix(sea, ink, 0.2), dark: mix(sea, ink, 0.55) },
    ),
    repeat(2, (index) =>
      turned(
        cx - 38 + index * 76,
        476,
        [
          [7, 0],
          [7, 22],
          [0, 56],
        ],
        brickwork,
      ),
    ),
    paint(
      ink,
      lancet(cx, 560, 18, 52) + lancet(cx - 18, 640, 14, 40) + lancet(cx + 18, 640, 14, 40),
      0.6,
    ),
  ].join('');

const train =
  paint(sun, pill(676, 566, 330, 42) + box(690, 580, 316, 28)) +
  paint(
    ink,
    repeat(8, (index) => box(700 + index * 38, 575, 26, 15)),
    0.75,
  ) +
  paint(coral, box(680, 597, 326, 4));

const bridge = [
  train,
  paint(brickwork.light, box(560, 606, 1040, 136)),
  paint(
    mix(sky, cream, 0.3),
    repeat(28, (index) => arch(582 + index * 37, 668, 26, 50)),
  ),
  paint(sandstone.light, box(560, 602, 1040, 9) + box(560, 672, 1040, 8)),
  paint(
    river.fill,
    repeat(5, (index) => `M${num(600 + index * 206)} 760a82 62 0 0 1 164 0z`),
  ),
  paint(
    brickwork.dark,
    repeat(6, (index) =>
      poly(
        [566 + index * 206, 760],
        [570 + index * 206, 712],
        [590 + index * 206, 712],
        [594 + index * 206, 760],
      ),
    ),
  ),
  bridgeTower(1060),
  bridgeTower(1216),
].join('');

const looks = wardrobe(
  [coral, cream, sun, mix(sea, ink, 0.35), ink],
  [ink, brick, mix(sun, brick, 0.3)],
  ink,
);
const shade = { color: ink, opacity: 0.25, dx: 46, dy: 20 };
const friends = group(
  looks,
  0.94,
  [
    { x: 380, y: 842, pose: 'stroll', look: 6 },
    { x: 806, y: 850, pose: 'cheer', look: 9 },
    { x: 892, y: 848, pose: 'dance', look: 8, left: true },
    { x: 1216, y: 836, pose: 'embrace', look: 3 },
    { x: 1276, y: 838, pose: 'chat', look: 1 },
  ],
  shade,
);
const picnic = group(looks, 0.94, [
  { x: 556, y: 842, pose: 'loungeToast', look: 2 },
  { x: 700, y: 846, pose: 'lounge', look: 0, left: true },
  { x: 1040, y: 848, pose: 'lounge', look: 4 },
]);

export const berlin: Picture = {
  width: 1600,
  height: 1000,
  gradients: [air, river, lawn],
  layers: [
    paint(air.fill, box(0, 0, 1600, 740)),
    haloSun(1180, 290, 70, cream, cream, 3),
    cloud(380, 230, 220, cream, 0.8),
    cloud(1010, 170, 150, cream, 0.6),
    cloud(1290, 420, 170, cream, 0.7),
    cloud(120, 400, 130, cream, 0.6),
    skyline,
    tvTower,
    gate,
    park,
    paint(river.fill, box(0, 690, 1600, 160)),
    bridge,
    glints(29, 32, { left: 0, right: 1600, top: 716, bottom: 800 }, cream, 0.5),
    paint(brick, lens(1060, 752, 70, 4) + lens(1216, 752, 70, 4), 0.5),
    birds(6, 5, 620, 330, 70, ink),
    paint(lawn.fill, hills(1000, [0, 776], [300, 806], [760, 816], [1240, 800], [1600, 770])),
    paint(ink, hills(1000, [0, 900], [500, 880], [1000, 930], [1600, 890]), 0.15),
    bicycle(1090, 826, 0.82, coral, ink),
    bicycle(250, 836, 0.82, cream, ink),
    blanket(500, 866, 300, cream, coral),
    friends,
    picnic,
    paint(ink, bottle(628, 846, 40)),
    paint(sun, bowl(660, 856, 30)),
  ],
};
