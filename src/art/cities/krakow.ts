/** Krakow, late afternoon: St Mary's unequal towers above the arcades of the Cloth Hall. */
import {
  archWindows,
  block,
  domeProfile,
  lancetWindows,
  onionProfile,
  pitchedGable,
  turned,
  windows,
  type Tone,
} from '../building';
import { brick, coral, cream, dusk, ink, mix, orange, rose, sand, sun } from '../palettes';
import { group } from '../people/group';
import { wardrobe } from '../people/look';
import { repeat } from '../random';
import { arch, box, disc, halfOval, lancet, poly } from '../shapes';
import { birds, haloSun, streaks } from '../sky';
import { paint, resized, vertical, type Picture } from '../svg';
import { flowerStall, pigeon } from './krakowStall';

const air = vertical('krakow-air', [
  mix(coral, rose, 0.5),
  mix(sun, rose, 0.35),
  mix(sun, cream, 0.45),
]);
const square = vertical('krakow-square', [
  mix(sand, sun, 0.45),
  mix(orange, sand, 0.3),
  mix(brick, orange, 0.35),
]);

const masonry: Tone = { light: mix(brick, orange, 0.4), dark: mix(brick, dusk, 0.45) };
const copper: Tone = { light: mix(dusk, rose, 0.25), dark: mix(dusk, ink, 0.45) };
const gold: Tone = { light: sun, dark: orange };
const stone: Tone = { light: sand, dark: mix(sand, coral, 0.35) };
const shade = mix(dusk, brick, 0.25);

const backdrop =
  paint(
    mix(rose, dusk, 0.3),
    box(0, 600, 1600, 100) +
      poly([0, 600], [20, 560], [96, 560], [120, 600]) +
      poly([700, 600], [760, 548], [860, 548], [900, 600]),
  ) +
  paint(
    mix(rose, dusk, 0.4),
    box(300, 570, 150, 100) + poly([560, 600], [600, 500], [640, 600]) + box(575, 560, 50, 100),
  );

const townHallTower = turned(
  214,
  700,
  [
    [36, 0],
    [36, 300],
    [41, 304],
    [41, 322],
    [32, 322],
    ...onionProfile(34, 324, 56).slice(1, 6),
    [15, 360],
    [15, 386],
    [19, 386],
    ...onionProfile(17, 388, 34).slice(1, 7),
    [3, 416],
    [0, 452],
  ],
  { light: mix(rose, dusk, 0.42), dark: mix(rose, dusk, 0.66) },
);

const townhouses = [
  block(1270, 700, 130, 200, { light: mix(coral, sand, 0.35), dark: mix(coral, dusk, 0.35) }),
  block(1400, 700, 110, 250, { light: mix(sand, sun, 0.4), dark: mix(sand, coral, 0.55) }),
  block(1510, 700, 110, 190, { light: mix(rose, coral, 0.3), dark: mix(rose, dusk, 0.4) }),
  paint(
    copper.dark,
    poly([1262, 500], [1290, 465], [1385, 465], [1402, 500]) +
      poly([1505, 510], [1525, 480], [1610, 480], [1610, 510]),
  ),
  paint(
    shade,
    windows({ x: 1290, y: 530, columns: 3, rows: 3, stepX: 36, stepY: 52, width: 16, height: 28 }) +
      windows({
        x: 1418,
        y: 480,
        columns: 3,
        rows: 4,
        stepX: 30,
        stepY: 52,
        width: 14,
        height: 28,
      }),
    0.6,
  ),
].join('');

const northTower = [
  turned(
    1000,
    700,
    [
      [58, 0],
      [58, 330],
      [62, 330],
      [62, 340],
      [54, 340],
      [50, 420],
    ],
    masonry,
  ),
  paint(
    ink,
    lancetWindows({
      x: 978,
      y: 300,
      columns: 2,
      rows: 1,
      stepX: 27,
      stepY: 1,
      width: 15,
      height: 48,
    }) +
      lancetWindows({
        x: 978,
        y: 390,
        columns: 2,
        rows: 2,
        stepX: 27,
        stepY: 84,
        width: 15,
        height: 58,
      }),
    0.55,
  ),
  repeat(4, (index) =>
    turned(
      957 + index * 28.6,
      282,
      [
        [9, 0],
        [9, 16],
        [0, 62],
      ],
      copper,
    ),
  ),
  turned(
    1000,
    282,
    [
      [26, 0],
      [24, 34],
      [15, 40],
      [2.5, 150],
      [0, 156],
    ],
    copper,
  ),
  turned(
    1000,
    226,
    [
      [19, 0],
      [23, 14],
      [15, 9],
      [11, 16],
    ],
    gold,
  ),
  paint(sun, disc(1000, 124, 5)),
].join('');

const southTower = [
  turned(
    1188,
    700,
    [
      [54, 0],
      [54, 306],
      [58, 306],
      [58, 316],
      [52, 316],
    ],
    masonry,
  ),
  paint(
    ink,
    lancetWindows({
      x: 1168,
      y: 410,
      columns: 2,
      rows: 3,
      stepX: 25,
      stepY: 82,
      width: 14,
      height: 54,
    }),
    0.55,
  ),
  turned(
    1188,
    386,
    [
      [46, 0],
      [46, 12],
      [38, 16],
    ],
    copper,
  ),
  turned(
    1188,
    372,
    [...domeProfile(36, 0, 40, 12), [12, 56], [16, 58], [9, 68], [1.5, 84], [0, 112]],
    copper,
  ),
  repeat(2, (index) =>
    turned(
      1144 + index * 88,
      384,
      [
        [7, 0],
        [7, 12],
        [0, 34],
      ],
      copper,
    ),
  ),
].join('');

const basilica =
  paint(copper.light, poly([1050, 440], [1094, 350], [1138, 440])) +
  paint(masonry.light, box(1050, 440, 90, 260)) +
  paint(masonry.dark, poly([1094, 350], [1138, 440], [1140, 700], [1094, 700])) +
  paint(ink, lancet(1094, 620, 44, 150), 0.7) +
  paint(sun, lancet(1088, 612, 12, 128) + lancet(1102, 612, 12, 128), 0.55) +
  northTower +
  southTower +
  paint(stone.light, pitchedGable(1064, 700, 60, 48, 24)) +
  paint(shade, lancet(1094, 700, 26, 48));

const crest = repeat(21, (index) => {
  const cx = 172 + index * 36;
  return halfOval(cx, 500, 13, 15) + poly([cx - 3, 488], [cx, 468], [cx + 3, 488]);
});

const clothHall = [
  paint(stone.light, box(150, 500, 764, 210)),
  paint(mix(sand, cream, 0.6), crest + box(150, 500, 764, 36)),
  paint(
    shade,
    archWindows({
      x: 164,
      y: 507,
      columns: 26,
      rows: 1,
      stepX: 28.6,
      stepY: 1,
      width: 14,
      height: 22,
    }),
    0.4,
  ),
  paint(stone.dark, box(150, 536, 764, 9) + box(150, 600, 764, 7)),
  paint(
    shade,
    windows({ x: 178, y: 554, columns: 13, rows: 1, stepX: 56.4, stepY: 1, width: 16, height: 36 }),
    0.5,
  ),
  paint(
    shade,
    repeat(13, (index) => arch(186 + index * 56.4, 710, 42, 92)),
  ),
  paint(
    sun,
    repeat(13, (index) => arch(192 + index * 56.4, 710, 14, 60)),
    0.35,
  ),
  paint(
    mix(sand, cream, 0.6),
    poly(
      [466, 710],
      [466, 520],
      [486, 520],
      [486, 470],
      [508, 470],
      [532, 428],
      [556, 470],
      [578, 470],
      [578, 520],
      [598, 520],
      [598, 710],
    ),
  ),
  paint(
    stone.dark,
    poly([532, 428], [556, 470], [578, 470], [578, 520], [598, 520], [598, 710], [532, 710]),
  ),
  paint(
    shade,
    arch(532, 710, 74, 124) +
      arch(532, 560, 22, 52) +
      box(496, 540, 12, 26) +
      box(556, 540, 12, 26),
    0.8,
  ),
].join('');

const cloth = [coral, cream, dusk, ink, sun];
const looks = wardrobe(cloth, [ink, brick, mix(sun, brick, 0.4)], ink);

const people = group(
  looks,
  0.92,
  [
    { x: 420, y: 812, pose: 'walk', look: 6 },
    { x: 474, y: 816, pose: 'stroll', look: 5 },
    { x: 690, y: 846, pose: 'toast', look: 2 },
    { x: 762, y: 852, pose: 'chat', look: 1, left: true },
    { x: 822, y: 850, pose: 'embrace', look: 0 },
    { x: 880, y: 852, pose: 'wave', look: 8 },
    { x: 1086, y: 822, pose: 'dance', look: 3 },
    { x: 1184, y: 824, pose: 'dance', look: 4, left: true },
  ],
  { color: dusk, opacity: 0.45, dx: 130, dy: 74 },
);

export const krakow: Picture = {
  width: 1600,
  height: 1000,
  gradients: [air, square],
  layers: [
    paint(air.fill, box(0, 0, 1600, 720)),
    haloSun(360, 430, 78, cream, cream, 4),
    streaks(11, 9, 100, 1500, 150, 400, cream, 0.35),
    birds(7, 7, 720, 300, 110, shade),
    backdrop,
    townHallTower,
    townhouses,
    resized(1094, 700, 0.92, basilica),
    clothHall,
    paint(square.fill, box(0, 700, 1600, 300)),
    paint(dusk, poly([150, 708], [914, 708], [1130, 752], [380, 752]), 0.28),
    paint(dusk, poly([940, 702], [1245, 702], [1600, 760], [1600, 790], [1180, 752]), 0.28),
    paint(
      cream,
      poly([0, 876], [1600, 850], [1600, 857], [0, 886]) +
        poly([0, 778], [1600, 768], [1600, 771], [0, 782]),
      0.22,
    ),
    paint(dusk, poly([1298, 838], [1452, 838], [1572, 886], [1362, 890]), 0.4),
    people,
    flowerStall(1372, 846),
    paint(
      shade,
      [
        [300, 862],
        [338, 872],
        [380, 858],
        [548, 884],
        [590, 876],
        [980, 872],
        [1016, 880],
      ]
        .map(([x = 0, y = 0]) => pigeon(x, y))
        .join(''),
    ),
  ],
};
