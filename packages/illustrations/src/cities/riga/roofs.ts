/** Draws a row of the old town's roofs. */
import { windows } from '../../building';
import { fadeTo, sprayed } from '../../grain';
import { brick, mix } from '../../palettes';
import { box, poly } from '../../shapes';
import { paint } from '../../svg';
import { mist, shadow } from './colours';

interface Roof {
  readonly x: number;
  readonly width: number;
  readonly ridge: number;
  readonly eaves: number;
  readonly tile: string;
  readonly wall: string;
  /** The gable faces the viewer, instead of a long slope. */
  readonly gable?: boolean;
}

const slope = ({ x, width, ridge, eaves, gable }: Roof): string =>
  gable
    ? poly([x - 8, eaves + 6], [x + width / 2, ridge], [x + width + 8, eaves + 6])
    : poly(
        [x - 6, eaves],
        [x + width * 0.1, ridge],
        [x + width * 0.9, ridge],
        [x + width + 6, eaves],
      );

const dormers = ({ x, width, ridge, eaves, tile, wall }: Roof): string =>
  [0.28, 0.62]
    .map((share) => {
      const cx = x + width * share;
      const y = ridge + (eaves - ridge) * 0.72;
      return (
        paint(wall, box(cx - 11, y - 26, 22, 26)) +
        paint(mix(tile, shadow, 0.3), poly([cx - 16, y - 24], [cx, y - 42], [cx + 16, y - 24])) +
        paint(shadow, box(cx - 5, y - 20, 10, 16), 0.6)
      );
    })
    .join('');

const chimney = ({ x, width, ridge, eaves, tile, gable }: Roof): string => {
  const left = x + width * 0.72;
  const top = (gable ? ridge + (eaves - ridge) * 0.5 : ridge) - 28;
  return (
    paint(mix(tile, brick, 0.4), box(left, top, 20, 46)) +
    paint(mix(tile, shadow, 0.5), box(left + 13, top, 7, 46) + box(left - 3, top - 4, 26, 6))
  );
};

const draw = (roof: Roof): string => {
  const { x, width, ridge, eaves, tile, wall, gable } = roof;
  const gableWall = poly([x, eaves], [x + width / 2, ridge + 10], [x + width, eaves]);
  return (
    chimney(roof) +
    paint(tile, slope(roof)) +
    paint(wall, box(x, eaves, width, 260) + (gable ? gableWall : '')) +
    paint(
      shadow,
      windows({
        x: x + width * 0.13,
        y: eaves + 18,
        columns: 4,
        rows: 3,
        stepX: width * 0.2,
        stepY: 48,
        width: width * 0.09,
        height: 26,
      }),
      0.4,
    ) +
    (gable
      ? paint(
          shadow,
          windows({
            x: x + width / 2 - 7,
            y: eaves - 34,
            columns: 1,
            rows: 1,
            stepX: 1,
            stepY: 1,
            width: 14,
            height: 22,
          }),
          0.4,
        )
      : dormers(roof))
  );
};

/** One row of roofs, its shaded sides, and the mist below it from height `fog` down. */
export const row = (roofs: readonly Roof[], id: string, side: string, fog: number): string => {
  const shade = fadeTo('right', `${id}-side`, side, 0.55);
  const vapour = fadeTo('down', `${id}-mist`, mist, 1);
  return (
    roofs.map(draw).join('') +
    sprayed(
      shade,
      ...roofs.map(slope),
      ...roofs.map(({ x, width, eaves }) => box(x, eaves, width, 120)),
    ) +
    sprayed(vapour, box(0, fog, 1600, 130))
  );
};
