/** A pastel Lisbon town house with framed windows, balconies and a tiled roof. */
import { windows } from '../building';
import { brick, coral, cream, ink, mix, sea } from '../palettes';
import { repeat } from '../random';
import { box, poly } from '../shapes';
import { paint } from '../svg';

export interface House {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly columns: number;
  readonly rows: number;
}

const roofColor = mix(brick, coral, 0.55);

export const house = ({ x, base, width, height, wall, columns, rows }: House): string => {
  const top = base - height;
  const stepX = (width * 0.88) / columns;
  const grid = {
    x: x + width * 0.06 + stepX * 0.26,
    y: top + 22,
    columns,
    rows,
    stepX,
    stepY: 62,
    width: stepX * 0.48,
    height: 38,
  };
  return (
    paint(wall, box(x, top, width, height)) +
    paint(ink, box(x + width * 0.8, top, width * 0.2, height), 0.12) +
    paint(
      cream,
      windows({
        ...grid,
        x: grid.x - 4,
        y: grid.y - 4,
        width: grid.width + 8,
        height: grid.height + 8,
      }),
    ) +
    paint(mix(sea, ink, 0.55), windows(grid), 0.85) +
    paint(
      ink,
      repeat(rows, (row) => box(x + width * 0.06, grid.y + 34 + row * 62, width * 0.88, 3)),
      0.5,
    ) +
    paint(
      roofColor,
      poly(
        [x - 10, top + 2],
        [x + 12, top - 34],
        [x + width - 12, top - 34],
        [x + width + 10, top + 2],
      ),
    ) +
    paint(brick, box(x - 10, top, width + 20, 5))
  );
};
