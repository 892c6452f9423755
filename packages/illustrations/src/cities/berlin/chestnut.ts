/** The branch of a horse chestnut, near the viewer and dark against the sky. */
import { fadeTo, spray } from '../../grain';
import { brick, mix, night, sun } from '../../palettes';
import { repeat } from '../../random';
import { disc } from '../../shapes';
import { line, num, paint } from '../../svg';
import { leafDark, leafLit } from './inks';

/** Seven leaflets, widest near their tips, fanned from the stalk; `turn` is the direction of the middle one. */
const leaf = (x: number, y: number, size: number, turn: number): string =>
  repeat(7, (index) => {
    const angle = ((turn + (index - 3) * 38) * Math.PI) / 180;
    const reach = size * (1 - Math.abs(index - 3) * 0.13);
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const spot = (out: number, side: number): string =>
      `${num(x + ux * reach * out - uy * reach * side)} ${num(y + uy * reach * out + ux * reach * side)}`;
    return `M${num(x)} ${num(y)}Q${spot(0.45, 0.1)} ${spot(0.68, 0.19)}Q${spot(0.86, 0.16)} ${spot(1, 0)}Q${spot(0.86, -0.16)} ${spot(0.68, -0.19)}Q${spot(0.45, -0.1)} ${num(x)} ${num(y)}z`;
  });

const stalk = (x: number, y: number, size: number, turn: number): string => {
  const angle = ((turn + 180) * Math.PI) / 180;
  return `M${num(x)} ${num(y)}L${num(x + Math.cos(angle) * size * 0.7)} ${num(y + Math.sin(angle) * size * 0.7)}`;
};

type Leaf = readonly [x: number, y: number, size: number, turn: number];

const shaded: readonly Leaf[] = [
  [1590, 60, 150, 120],
  [1450, 30, 140, 100],
  [1310, 10, 120, 110],
  [1560, 210, 150, 110],
  [1180, -6, 100, 130],
  [1600, 330, 120, 100],
  [1420, 130, 130, 90],
];
const bright: readonly Leaf[] = [
  [1500, 120, 120, 130],
  [1370, 80, 110, 140],
  [1250, 60, 104, 150],
  [1530, 300, 104, 120],
  [1440, 236, 92, 140],
];

const glow = fadeTo('down', 'berlin-leaf-glow', mix(leafLit, sun, 0.35), 0.7);
const draw = (leaves: readonly Leaf[]): string => leaves.map((spot) => leaf(...spot)).join('');
const stalks = (leaves: readonly Leaf[]): string => leaves.map((spot) => stalk(...spot)).join('');

const conkers = [disc(1462, 222, 17), disc(1490, 236, 16), disc(1338, 116, 15)].join('');

export const chestnutInks = [glow];

export const chestnut = [
  line(mix(brick, night, 0.6), 12, 'M1640 120Q1500 60 1380 20T1150 -30'),
  line(mix(brick, night, 0.6), 7, 'M1560 86Q1520 150 1530 210M1440 44Q1430 90 1436 150'),
  line(mix(leafDark, brick, 0.3), 4, stalks(shaded) + stalks(bright)),
  paint(leafDark, draw(shaded)),
  paint(mix(leafDark, leafLit, 0.55), draw(bright)),
  spray(glow.fill, draw(bright)),
  paint(mix(leafLit, sun, 0.25), conkers),
].join('');
