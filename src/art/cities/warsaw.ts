/** Warsaw at blue hour: the Palace of Culture among glass towers, an evening by the Vistula. */
import { block, turned, windows, type Tone } from '../building';
import { coral, cream, dusk, ink, mix, night, orange, rose, sun, teal } from '../palettes';
import { group } from '../people/group';
import { wardrobe } from '../people/look';
import { lightString, tumbler } from '../props';
import { repeat, times } from '../random';
import { box, disc, hills, oval, poly, polyline } from '../shapes';
import { stars, streaks } from '../sky';
import { dots, glow, line, paint, resized, vertical, type Picture } from '../svg';
import { glints, reflection } from '../water';

const air = vertical('warsaw-air', [
  night,
  mix(night, dusk, 0.75),
  mix(dusk, coral, 0.5),
  mix(coral, sun, 0.45),
]);
const river = vertical('warsaw-river', [mix(coral, dusk, 0.45), mix(dusk, night, 0.5), night]);
const aura = glow('warsaw-aura', sun, 0.55);

const palaceTone: Tone = { light: mix(rose, sun, 0.35), dark: mix(dusk, coral, 0.4) };
const glass: Tone = { light: mix(teal, night, 0.25), dark: mix(night, teal, 0.2) };
const steel: Tone = { light: mix(dusk, teal, 0.45), dark: mix(night, dusk, 0.5) };
const far = mix(dusk, coral, 0.35);

const palace = [
  paint(aura.fill, disc(800, 420, 330)),
  block(590, 645, 90, 130, palaceTone),
  block(920, 645, 90, 130, palaceTone),
  turned(
    800,
    645,
    [
      [150, 0],
      [150, 84],
      [96, 84],
      [96, 150],
      [62, 150],
      [60, 300],
      [54, 300],
      [54, 318],
      [44, 318],
      [43, 350],
      [34, 350],
      [32, 376],
      [22, 376],
      [20, 396],
      [9, 402],
      [7, 430],
      [2, 436],
      [1, 496],
      [0, 500],
    ],
    palaceTone,
  ),
  repeat(2, (side) => {
    const x = (dx: number): number => 800 + (side ? dx : -dx);
    return [
      [143, 84, 46],
      [88, 150, 40],
      [57, 300, 42],
      [40, 350, 30],
    ]
      .map(([dx = 0, from = 0, rise = 0]) =>
        turned(
          x(dx),
          645 - from,
          [
            [6, 0],
            [6, rise * 0.5],
            [1, rise * 0.7],
            [0, rise],
          ],
          palaceTone,
        ),
      )
      .join('');
  }),
  paint(
    night,
    repeat(7, (index) => box(751 + index * 15, 362, 5, 122)),
    0.4,
  ),
  paint(
    cream,
    windows({ x: 664, y: 576, columns: 13, rows: 2, stepX: 21.5, stepY: 30, width: 9, height: 17 }),
    0.55,
  ),
  paint(cream, disc(800, 318, 13)),
  paint(palaceTone.dark, disc(800, 318, 8)),
].join('');

const towers = [
  block(352, 645, 92, 340, steel),
  block(455, 645, 88, 392, glass, 0.4),
  paint(
    glass.dark,
    poly([455, 254], [455, 218], [492, 206], [492, 254]) + poly([459, 220], [463, 150], [466, 218]),
  ),
  paint(steel.light, 'M1058 645L1058 372C1066 300 1100 262 1152 250L1152 645Z'),
  paint(steel.dark, 'M1110 645L1110 272Q1128 256 1152 250L1152 645Z'),
  paint(glass.light, 'M1186 645L1180 330Q1204 262 1262 236L1268 645Z'),
  paint(glass.dark, 'M1224 645L1222 262Q1240 246 1262 236L1268 645Z'),
  block(260, 645, 80, 220, glass),
  block(1290, 645, 96, 250, steel, 0.4),
  paint(
    sun,
    windows({ x: 364, y: 330, columns: 5, rows: 7, stepX: 11, stepY: 40, width: 5, height: 20 }),
    0.7,
  ),
  paint(
    sun,
    windows({ x: 466, y: 276, columns: 4, rows: 8, stepX: 11, stepY: 42, width: 6, height: 18 }),
    0.65,
  ),
  paint(
    sun,
    windows({ x: 1070, y: 390, columns: 3, rows: 10, stepX: 12, stepY: 25, width: 6, height: 11 }),
    0.65,
  ),
  paint(
    rose,
    windows({ x: 1196, y: 350, columns: 2, rows: 9, stepX: 12, stepY: 31, width: 6, height: 14 }),
    0.75,
  ),
  paint(
    rose,
    windows({ x: 272, y: 450, columns: 4, rows: 7, stepX: 13, stepY: 24, width: 7, height: 8 }),
    0.6,
  ),
  paint(
    sun,
    windows({ x: 1302, y: 420, columns: 4, rows: 8, stepX: 14, stepY: 25, width: 7, height: 9 }),
    0.6,
  ),
].join('');

const skyline =
  paint(
    far,
    box(0, 560, 1600, 90) +
      box(30, 500, 70, 150) +
      box(120, 460, 54, 190) +
      box(200, 520, 60, 130) +
      box(560, 480, 60, 160) +
      box(1000, 500, 60, 150) +
      box(1400, 470, 60, 180) +
      box(1480, 530, 80, 120),
  ) +
  paint(
    mix(far, night, 0.45),
    box(0, 612, 1600, 40) +
      repeat(16, (index) => disc(index * 108 + 20, 622, 44 - (index % 3) * 9)),
  );

const bridge = [
  line(
    cream,
    2,
    repeat(9, (index) =>
      polyline([1172 - index * 66, 690], [1240, 470 + index * 6], [1308 + index * 46, 690]),
    ),
    0.55,
  ),
  paint(
    mix(rose, dusk, 0.3),
    poly([1234, 440], [1246, 440], [1274, 742], [1256, 742], [1240, 520], [1224, 742], [1206, 742]),
  ),
  paint(ink, box(0, 690, 1600, 15)),
  dots(
    sun,
    7,
    times(29, (index) => [28 + index * 56, 683]),
  ),
  paint(ink, box(300, 700, 22, 44) + box(620, 700, 22, 44)),
].join('');

const terrace = [
  paint(mix(night, ink, 0.5), box(0, 812, 1600, 188)),
  paint(mix(dusk, night, 0.35), box(0, 796, 1600, 22)),
  paint(mix(dusk, night, 0.65), box(0, 846, 1600, 10)),
  paint(sun, oval(800, 852, 560, 14), 0.12),
  paint(night, hills(1000, [0, 930], [420, 900], [1000, 930], [1600, 900]), 0.6),
].join('');

const looks = wardrobe(
  [coral, sun, rose, teal],
  [mix(ink, dusk, 0.5), mix(orange, ink, 0.5), mix(sun, orange, 0.4)],
  ink,
);
const friends = group(looks, 0.95, [
  { x: 392, y: 838, pose: 'stroll', look: 9 },
  { x: 452, y: 840, pose: 'hail', look: 8 },
  { x: 612, y: 850, pose: 'sitToast', look: 2 },
  { x: 742, y: 852, pose: 'sitToast', look: 3, left: true },
  { x: 880, y: 852, pose: 'toast', look: 0 },
  { x: 966, y: 850, pose: 'toast', look: 4, left: true },
  { x: 1032, y: 850, pose: 'chat', look: 6, left: true },
  { x: 1164, y: 846, pose: 'dance', look: 5 },
]);

const evening =
  paint(
    ink,
    box(470, 556, 8, 290) + box(1096, 556, 8, 290) + box(588, 802, 44, 48) + box(718, 804, 44, 48),
  ) +
  lightString([474, 560], [1100, 560], 46, 13, ink, sun) +
  lightString([120, 590], [474, 560], 34, 8, ink, sun) +
  lightString([1100, 560], [1480, 590], 34, 8, ink, sun);

export const warsaw: Picture = {
  width: 1600,
  height: 1000,
  gradients: [air, river, aura],
  layers: [
    paint(air.fill, box(0, 0, 1600, 660)),
    stars(5, 60, 0, 1600, 360, cream),
    streaks(23, 7, 100, 1500, 440, 580, rose, 0.3),
    skyline,
    towers,
    resized(800, 645, 0.97, palace),
    paint(river.fill, box(0, 645, 1600, 170)),
    reflection(800, 648, 150, 11, sun, 0.5),
    reflection(500, 650, 70, 9, rose, 0.35),
    reflection(1110, 650, 80, 10, sun, 0.3),
    reflection(1225, 650, 60, 9, rose, 0.3),
    glints(9, 20, { left: 0, right: 1600, top: 664, bottom: 786 }, rose, 0.3),
    bridge,
    terrace,
    evening,
    friends,
    paint(cream, tumbler(655, 741, 16) + tumbler(924, 702, 16)),
  ],
};
