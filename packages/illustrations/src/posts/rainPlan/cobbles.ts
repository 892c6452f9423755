/** Wet paving laid in segments: columns of shallow arcs, each arc a row of stones. */
import { randomFrom, repeat } from '../../random';
import { disc, oval } from '../../shapes';
import { num } from '../../svg';

const SEGMENT = 230;
const ROW = 25;

const arc = (column: number, row: number): string => {
  const left = column * SEGMENT - 60;
  const y = row * ROW + (column % 2) * 12 - 40;
  return `M${num(left)} ${num(y)}q${num(SEGMENT / 2)} -74 ${num(SEGMENT)} 0`;
};

/** Rows of stones in alternating `inks`, staggered like bricks; the ground is visible between them as joints. */
export const cobbles = (inks: readonly string[]): string =>
  inks
    .map((color, share) => {
      const rows = repeat(8, (column) =>
        repeat(42, (row) => ((row + column * 2) % inks.length === share ? arc(column, row) : '')),
      );
      return `<path fill="none" stroke="${color}" stroke-width="20" stroke-dasharray="22 4" stroke-dashoffset="${share * 11}" d="${rows}"/>`;
    })
    .join('');

/** Rings where drops strike. */
export const ripples = (seed: number, count: number): string => {
  const random = randomFrom(seed);
  return repeat(count, () => {
    const x = random(60, 1540);
    const y = random(40, 860);
    const r = random(5, 12);
    return disc(x, y, r) + (r > 8 ? oval(x, y, r * 1.9, r * 1.9) : '');
  });
};
