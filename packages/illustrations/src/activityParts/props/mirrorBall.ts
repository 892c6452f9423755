import { dice, disc, join, num, path, rect, times } from '../shape';

const ROWS = 10;
const COLUMNS = 12;

const corner = (x: number, y: number, r: number, row: number, column: number): string => {
  const lat = (row / ROWS - 0.5) * Math.PI;
  const lon = (column / COLUMNS - 0.5) * Math.PI;
  return `${num(x + Math.cos(lat) * Math.sin(lon) * r)} ${num(y + Math.sin(lat) * r)}`;
};

/** A mirror ball on its cord; `tones` run from its shaded to its lit facets, the light comes from the upper right. */
export const mirrorBall = (
  x: number,
  y: number,
  r: number,
  tones: readonly [string, ...string[]],
): string => {
  const roll = dice(11);
  const facets = tones.map(() => '');
  for (let i = 0; i < ROWS * COLUMNS; i += 1) {
    const row = Math.floor(i / COLUMNS);
    const column = i % COLUMNS;
    const facing = (column / COLUMNS) * 0.6 + (1 - row / ROWS) * 0.5 + (roll() - 0.5) * 0.5;
    const tone = Math.max(0, Math.min(tones.length - 1, Math.floor(facing * tones.length)));
    const spot = (down: number, across: number): string =>
      corner(x, y, r * 0.97, row + down, column + across);
    facets[tone] +=
      `M${spot(0.08, 0.08)}L${spot(0.08, 0.92)}L${spot(0.92, 0.92)}L${spot(0.92, 0.08)}Z`;
  }
  return join(
    rect(x - 3, 0, 6, y - r + 6, tones[0]),
    disc(x, y, r, tones[0]),
    times(tones.length, (i) => path(facets[i] ?? '', tones[i] ?? tones[0])),
  );
};
