/** The business district: glass towers with a few lit floors, fading into the blue. */
import { block, windows } from '../../building';
import { fadeTo, sprayed } from '../../grain';
import { mix, night, rose, sun } from '../../palettes';
import { times } from '../../random';
import { box, poly } from '../../shapes';
import { paint } from '../../svg';
import { glass, hazeBlue, lamp, steel } from './colours';

const BASE = 690;

const far = times(14, (index) =>
  box(-20 + index * 120, BASE - 110 - ((index * 67) % 120), 84, 240),
).join('');

/** Varso: the tallest, with its off-centre mast. */
const varso =
  block(1010, BASE, 112, 430, steel, 0.35) +
  paint(steel.light, poly([1010, 262], [1010, 226], [1086, 206], [1086, 262])) +
  paint(steel.light, poly([1048, 218], [1051, 92], [1054, 92], [1060, 216]));

/** Zlota 44, the sail. */
const sail =
  paint(glass.light, `M1180 ${BASE}L1176 420C1186 330 1228 286 1298 268L1304 ${BASE}Z`) +
  paint(glass.dark, `M1248 ${BASE}L1246 294Q1270 276 1298 268L1304 ${BASE}Z`);

const leftTowers =
  block(190, BASE, 104, 330, glass, 0.4) +
  block(316, BASE, 78, 250, steel, 0.4) +
  block(70, BASE, 96, 220, steel, 0.4) +
  paint(glass.light, poly([190, 360], [242, 330], [294, 360]));

const rightTowers =
  block(1380, BASE, 116, 300, steel, 0.4) + block(1510, BASE, 120, 220, glass, 0.4);

const lit =
  windows({ x: 1024, y: 300, columns: 3, rows: 5, stepX: 18, stepY: 60, width: 11, height: 8 }) +
  windows({ x: 1024, y: 322, columns: 2, rows: 5, stepX: 36, stepY: 66, width: 11, height: 8 }) +
  windows({ x: 1190, y: 430, columns: 2, rows: 5, stepX: 26, stepY: 46, width: 14, height: 7 }) +
  windows({ x: 202, y: 384, columns: 3, rows: 6, stepX: 17, stepY: 46, width: 10, height: 9 }) +
  windows({ x: 328, y: 470, columns: 2, rows: 5, stepX: 20, stepY: 40, width: 9, height: 8 }) +
  windows({ x: 1394, y: 420, columns: 3, rows: 6, stepX: 20, stepY: 40, width: 11, height: 8 });

const dim =
  windows({ x: 84, y: 500, columns: 3, rows: 6, stepX: 17, stepY: 28, width: 9, height: 7 }) +
  windows({ x: 1206, y: 452, columns: 2, rows: 5, stepX: 22, stepY: 46, width: 10, height: 7 }) +
  windows({ x: 222, y: 408, columns: 2, rows: 6, stepX: 17, stepY: 46, width: 9, height: 8 });

const dusky = fadeTo('down', 'warsaw-mist', mix(hazeBlue, rose, 0.2), 0.7);
const sky = fadeTo('up', 'warsaw-night', night, 0.5);

export const skyline = [
  paint(hazeBlue, far),
  leftTowers,
  rightTowers,
  varso,
  sail,
  paint(lamp, lit),
  paint(mix(sun, rose, 0.5), dim, 0.8),
  sprayed(sky, box(1010, 260, 112, 200), box(190, 360, 104, 160), box(1380, 390, 116, 160)),
  sprayed(dusky, box(0, 470, 1600, 220)),
].join('');
