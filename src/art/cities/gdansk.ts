/** Gdansk on a clear morning: the medieval crane and gabled houses on the Motława. */
import { lancetWindows, pitchedGable, steppedGable, turned, windows, type Tone } from '../building';
import { brick, coral, cream, ink, mix, sand, sky, sun, teal } from '../palettes';
import { group } from '../people/group';
import { wardrobe } from '../people/look';
import { repeat } from '../random';
import { arch, box, disc, lens, poly } from '../shapes';
import { birds, cloud, haloSun } from '../sky';
import { paint, resized, vertical, type Picture } from '../svg';
import { glints, reflection, sailboat } from '../water';
import { crane } from './gdanskCrane';

const air = vertical('gdansk-air', [sky, mix(sky, cream, 0.55), cream]);
const river = vertical('gdansk-river', [mix(teal, sky, 0.55), mix(teal, sky, 0.15), teal]);

const distant = (amount: number): Tone => ({
  light: mix(sky, coral, amount),
  dark: mix(sky, brick, amount),
});

interface House {
  readonly x: number;
  readonly width: number;
  readonly eaves: number;
  readonly rise: number;
  readonly color: string;
  readonly stepped: boolean;
}

const houses: readonly House[] = [
  { x: 0, width: 104, eaves: 190, rise: 70, color: mix(sand, sun, 0.35), stepped: false },
  { x: 104, width: 92, eaves: 230, rise: 80, color: mix(coral, cream, 0.2), stepped: true },
  { x: 196, width: 108, eaves: 205, rise: 74, color: mix(teal, cream, 0.35), stepped: false },
  { x: 304, width: 90, eaves: 250, rise: 84, color: cream, stepped: true },
  { x: 394, width: 102, eaves: 215, rise: 78, color: sun, stepped: false },
  { x: 496, width: 88, eaves: 185, rise: 66, color: mix(brick, coral, 0.5), stepped: true },
  { x: 868, width: 96, eaves: 216, rise: 76, color: cream, stepped: false },
  { x: 964, width: 92, eaves: 248, rise: 84, color: mix(coral, sand, 0.1), stepped: true },
  { x: 1056, width: 110, eaves: 206, rise: 80, color: mix(sand, sun, 0.5), stepped: false },
  { x: 1166, width: 94, eaves: 236, rise: 76, color: mix(teal, cream, 0.2), stepped: true },
  { x: 1260, width: 104, eaves: 212, rise: 80, color: mix(brick, coral, 0.3), stepped: false },
  { x: 1364, width: 96, eaves: 244, rise: 74, color: sand, stepped: true },
  { x: 1460, width: 140, eaves: 200, rise: 90, color: mix(coral, sun, 0.35), stepped: false },
];

const quay = 668;

const house = ({ x, width, eaves, rise, color, stepped }: House): string => {
  const gable = stepped ? steppedGable : pitchedGable;
  const pane = {
    x: Math.round(x + width * 0.17),
    columns: 3,
    stepX: Math.round(width * 0.26),
    width: Math.round(width * 0.15),
    height: 30,
  };
  return (
    paint(color, gable(x, quay, width, eaves, rise)) +
    paint(brick, box(x + width * 0.84, quay - eaves, width * 0.16, eaves), 0.22) +
    paint(
      ink,
      windows({ ...pane, y: quay - eaves + 12, rows: Math.floor((eaves - 60) / 48), stepY: 48 }) +
        arch(x + width / 2, quay - eaves - 8, width * 0.16, 30) +
        arch(x + width / 2, quay, width * 0.22, 44),
      0.62,
    ) +
    paint(cream, box(x, quay - 52, width, 5), 0.7)
  );
};

const steeples = [
  turned(
    1000,
    quay,
    [
      [74, 0],
      [74, 430],
      [70, 430],
      [70, 440],
      [0, 462],
    ],
    distant(0.38),
  ),
  repeat(2, (index) =>
    turned(
      936 + index * 128,
      quay - 430,
      [
        [7, 0],
        [7, 16],
        [0, 58],
      ],
      distant(0.38),
    ),
  ),
  paint(
    mix(sky, brick, 0.6),
    lancetWindows({
      x: 958,
      y: 262,
      columns: 3,
      rows: 2,
      stepX: 32,
      stepY: 92,
      width: 18,
      height: 66,
    }),
    0.6,
  ),
  turned(
    372,
    quay,
    [
      [30, 0],
      [30, 370],
      [34, 370],
      [34, 380],
      [20, 392],
      [22, 412],
      [12, 424],
      [12, 440],
      [8, 446],
      [2, 500],
      [0, 520],
    ],
    distant(0.3),
  ),
].join('');

const wharf =
  paint(mix(ink, brick, 0.2), box(0, quay, 1600, 18)) + paint(sand, box(0, quay - 4, 1600, 7));

const pier = [
  paint(mix(brick, ink, 0.35), box(0, 862, 1600, 138)),
  paint(mix(sand, brick, 0.35), poly([0, 806], [1600, 806], [1600, 872], [0, 872])),
  paint(brick, box(0, 826, 1600, 3) + box(0, 848, 1600, 3), 0.45),
  paint(
    mix(brick, ink, 0.6),
    repeat(12, (index) => box(30 + index * 140, 872, 26, 128)),
    0.7,
  ),
].join('');

const looks = wardrobe([coral, cream, teal, ink, sun], [ink, brick, mix(sun, brick, 0.3)], ink);
const friends = group(
  looks,
  0.92,
  [
    { x: 330, y: 846, pose: 'walk', look: 0 },
    { x: 388, y: 850, pose: 'stroll', look: 2 },
    { x: 560, y: 844, pose: 'point', look: 8 },
    { x: 510, y: 848, pose: 'embrace', look: 9 },
    { x: 944, y: 850, pose: 'toast', look: 5 },
    { x: 1026, y: 852, pose: 'chat', look: 6, left: true },
    { x: 1092, y: 848, pose: 'cheer', look: 4 },
    { x: 1230, y: 848, pose: 'hail', look: 3, left: true },
  ],
  { color: ink, opacity: 0.28, dx: 90, dy: 16 },
);

export const gdansk: Picture = {
  width: 1600,
  height: 1000,
  gradients: [air, river],
  layers: [
    paint(air.fill, box(0, 0, 1600, 680)),
    haloSun(1300, 270, 62, cream, cream, 3),
    cloud(190, 240, 240, cream, 0.85),
    cloud(1080, 190, 180, cream, 0.7),
    cloud(520, 150, 140, cream, 0.6),
    steeples,
    houses.map(house).join(''),
    wharf,
    resized(730, quay, 0.95, crane(quay)),
    paint(river.fill, box(0, quay + 16, 1600, 140)),
    reflection(730, quay + 14, 150, 8, ink, 0.4),
    reflection(610, quay + 14, 90, 6, brick, 0.5),
    reflection(840, quay + 14, 90, 6, brick, 0.5),
    houses
      .map(({ x, width, color }) =>
        reflection(x + width / 2, quay + 14, Math.round(width * 0.8), 2, color, 0.4),
      )
      .join(''),
    glints(17, 20, { left: 0, right: 1600, top: quay + 26, bottom: 800 }, cream, 0.5),
    sailboat(1180, 766, 62, ink, cream, coral),
    sailboat(250, 736, 44, brick, cream, sun),
    paint(cream, lens(1180, 770, 80, 3) + lens(250, 739, 56, 2), 0.7),
    birds(3, 6, 1120, 420, 90, ink),
    pier,
    friends,
    paint(ink, disc(690, 806, 10) + box(682, 806, 16, 30)),
  ],
};
