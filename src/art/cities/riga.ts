/** Riga in a white night: the gables of the Blackheads and St Peter's spire across the Daugava. */
import {
  archWindows,
  domeProfile,
  lancetWindows,
  onionProfile,
  pitchedGable,
  scrollGable,
  turned,
  windows,
  type Tone,
} from '../building';
import { brick, coral, cream, ink, mix, rose, sand, sea, sun, teal } from '../palettes';
import { group } from '../people/group';
import { wardrobe } from '../people/look';
import { bicycle, lamp } from '../props';
import { repeat, times } from '../random';
import { arch, box, disc, halfOval, hills, oval, poly, polyline } from '../shapes';
import { birds, haloSun, streaks } from '../sky';
import { line, paint, resized, vertical, type Picture } from '../svg';
import { ferry, glints, lightPath, reflection, sailboat } from '../water';

const air = vertical('riga-air', [
  mix(teal, sea, 0.5),
  mix(sea, cream, 0.45),
  mix(cream, sun, 0.2),
  mix(rose, sun, 0.25),
]);
const river = vertical('riga-river', [
  mix(rose, sea, 0.4),
  mix(sea, teal, 0.5),
  mix(teal, ink, 0.4),
]);

const shore = 650;
const spireTone: Tone = { light: mix(teal, sea, 0.4), dark: mix(teal, ink, 0.45) };
const farTone: Tone = { light: mix(sea, cream, 0.35), dark: mix(sea, teal, 0.3) };
const redBrick: Tone = { light: mix(coral, brick, 0.25), dark: mix(brick, ink, 0.12) };

const saintPeter = [
  turned(
    742,
    shore,
    [
      [44, 0],
      [44, 216],
      [48, 216],
      [48, 228],
      [40, 228],
    ],
    redBrick,
  ),
  paint(
    ink,
    lancetWindows({
      x: 716,
      y: 452,
      columns: 2,
      rows: 2,
      stepX: 32,
      stepY: 84,
      width: 16,
      height: 60,
    }),
    0.5,
  ),
  turned(
    742,
    shore - 228,
    [
      [36, 0],
      [36, 42],
      ...onionProfile(38, 44, 56).slice(1, 6),
      [19, 84],
      [19, 116],
      [24, 116],
      ...onionProfile(24, 118, 42).slice(1, 6),
      [12, 146],
      [12, 168],
      [15, 168],
      [10, 184],
      [2, 250],
      [1, 268],
    ],
    spireTone,
  ),
  paint(sun, disc(742, 152, 5) + poly([742, 140], [758, 134], [758, 142], [742, 147])),
].join('');

const cathedral = [
  turned(
    480,
    shore,
    [
      [54, 0],
      [54, 176],
      [58, 176],
      [58, 188],
      ...onionProfile(46, 190, 70).slice(1, 6),
      [22, 234],
      [22, 262],
      [26, 262],
      ...onionProfile(24, 264, 40).slice(1, 6),
      [4, 300],
      [0, 340],
    ],
    farTone,
  ),
  paint(farTone.dark, pitchedGable(524, shore, 130, 130, 70)),
  paint(
    cream,
    archWindows({
      x: 448,
      y: 490,
      columns: 2,
      rows: 2,
      stepX: 40,
      stepY: 70,
      width: 20,
      height: 46,
    }),
    0.4,
  ),
  turned(
    330,
    shore,
    [
      [24, 0],
      [24, 150],
      [28, 150],
      [2, 290],
      [0, 310],
    ],
    farTone,
  ),
].join('');

const guildHall = (cx: number, half: number, eaves: number, rise: number): string =>
  [
    paint(cream, scrollGable(cx, shore, half + 7, eaves + 2, rise)),
    paint(redBrick.light, scrollGable(cx, shore, half, eaves - 6, rise)),
    paint(redBrick.dark, box(cx + half * 0.66, shore - eaves + 6, half * 0.34, eaves - 6), 0.5),
    paint(
      cream,
      repeat(4, (tier) =>
        box(
          cx - half * (1.02 - tier * 0.24),
          shore - eaves - (rise * tier) / 4 - 3,
          half * 2 * (1.02 - tier * 0.24),
          6,
        ),
      ) + box(cx - half, shore - 68, half * 2, 7),
    ),
    paint(
      cream,
      repeat(
        3,
        (tier) =>
          disc(cx - half * (0.93 - tier * 0.24), shore - eaves - (rise * (tier + 0.3)) / 4, 6) +
          disc(cx + half * (0.93 - tier * 0.24), shore - eaves - (rise * (tier + 0.3)) / 4, 6),
      ),
    ),
    paint(
      mix(ink, teal, 0.3),
      archWindows({
        x: cx - half * 0.78,
        y: shore - eaves + 16,
        columns: 4,
        rows: Math.floor((eaves - 84) / 54) + 1,
        stepX: half * 0.43,
        stepY: 54,
        width: half * 0.26,
        height: 40,
      }),
    ),
    paint(
      mix(ink, teal, 0.3),
      arch(cx, shore, half * 0.5, 56) +
        arch(cx - half * 0.6, shore, half * 0.3, 44) +
        arch(cx + half * 0.6, shore, half * 0.3, 44),
    ),
  ].join('');

const blackheads = [
  guildHall(948, 84, 214, 186),
  guildHall(1094, 58, 176, 150),
  paint(cream, disc(948, 396, 25)),
  paint(teal, disc(948, 396, 20)),
  paint(sun, oval(948, 384, 2, 9) + oval(954, 396, 8, 2)),
  paint(sun, disc(948, 222, 6) + disc(1094, 302, 5)),
].join('');

const oldTown = [
  times(9, (index) => {
    const x = [40, 150, 240, 560, 640, 1160, 1262, 1370, 1500][index] ?? 0;
    const height = 96 + (index % 3) * 26;
    return (
      paint(
        [sand, mix(rose, cream, 0.3), mix(sea, cream, 0.4)][index % 3] ?? sand,
        pitchedGable(x, shore, 108, height, 46),
      ) +
      paint(
        index % 2 ? redBrick.light : spireTone.light,
        poly([x - 6, shore - height], [x + 54, shore - height - 52], [x + 114, shore - height]),
      ) +
      paint(
        ink,
        windows({
          x: x + 18,
          y: shore - height + 14,
          columns: 3,
          rows: 2,
          stepX: 30,
          stepY: 40,
          width: 13,
          height: 22,
        }),
        0.45,
      )
    );
  }).join(''),
  turned(
    1250,
    shore,
    [[30, 0], [30, 190], ...domeProfile(30, 190, 34, 6), [6, 236], [0, 268]],
    farTone,
  ),
].join('');

const cableBridge =
  line(
    cream,
    2.5,
    repeat(
      8,
      (index) =>
        polyline([150, 350 + index * 10], [-10 - index * 10, 560 + index * 12]) +
        polyline([150, 350 + index * 10], [190 + index * 26, 640]),
    ),
    0.6,
  ) + paint(mix(cream, teal, 0.25), poly([144, 320], [156, 320], [166, 650], [134, 650]));

const promenade = [
  paint(mix(teal, ink, 0.6), box(0, 866, 1600, 134)),
  paint(ink, hills(1000, [0, 900], [500, 930], [1100, 896], [1600, 920]), 0.3),
  paint(mix(sand, rose, 0.4), box(0, 800, 1600, 60)),
  paint(mix(rose, brick, 0.3), box(0, 856, 1600, 12)),
  paint(cream, box(0, 826, 1600, 3), 0.5),
].join('');

const looks = wardrobe([coral, cream, teal, sun, ink], [ink, brick, mix(sun, cream, 0.25)], ink);
const friends = group(
  looks,
  0.93,
  [
    { x: 410, y: 842, pose: 'point', look: 9 },
    { x: 350, y: 844, pose: 'chat', look: 4 },
    { x: 596, y: 848, pose: 'stroll', look: 3 },
    { x: 652, y: 850, pose: 'walk', look: 2 },
    { x: 716, y: 846, pose: 'stroll', look: 6 },
    { x: 1010, y: 848, pose: 'embrace', look: 0 },
    { x: 1066, y: 850, pose: 'wave', look: 8 },
    { x: 1260, y: 846, pose: 'hail', look: 5, left: true },
  ],
  { color: ink, opacity: 0.25, dx: 90, dy: 12 },
);

export const riga: Picture = {
  width: 1600,
  height: 1000,
  gradients: [air, river],
  layers: [
    paint(air.fill, box(0, 0, 1600, 660)),
    haloSun(1420, 520, 74, mix(sun, cream, 0.5), cream, 4),
    streaks(37, 10, 0, 1600, 170, 460, cream, 0.45),
    birds(15, 6, 1130, 240, 100, ink),
    cableBridge,
    cathedral,
    oldTown,
    resized(742, shore, 0.95, saintPeter),
    blackheads,
    paint(
      mix(teal, ink, 0.3),
      repeat(20, (index) =>
        halfOval(index * 86 - 10, shore + 2, 40 + (index % 3) * 8, 16 + (index % 4) * 5),
      ),
    ),
    paint(river.fill, box(0, shore, 1600, 160)),
    reflection(742, shore, 80, 9, ink, 0.3),
    reflection(960, shore, 170, 7, coral, 0.4),
    reflection(1094, shore, 110, 6, coral, 0.35),
    lightPath(
      22,
      1420,
      70,
      { left: 0, right: 1600, top: shore, bottom: 790 },
      mix(sun, cream, 0.5),
      0.7,
    ),
    glints(30, 24, { left: 0, right: 1600, top: shore + 16, bottom: 790 }, cream, 0.4),
    ferry(430, 726, 190, ink, cream, teal),
    sailboat(1190, 752, 60, ink, cream, coral),
    promenade,
    lamp(500, 836, 210, ink, sun),
    lamp(1160, 836, 210, ink, sun),
    bicycle(850, 840, 0.85, teal, ink),
    friends,
  ],
};
