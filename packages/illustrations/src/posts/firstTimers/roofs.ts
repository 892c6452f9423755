/** Roofs over roofs. */
import { mix } from '../../palettes';
import { randomFrom, repeat, times } from '../../random';
import { box, poly } from '../../shapes';
import { paint } from '../../svg';

interface Row {
  readonly seed: number;
  readonly base: number;
  readonly size: number;
  readonly from: number;
  readonly to: number;
  readonly roof: string;
  readonly shade: string;
  readonly wall: string;
}

/** A row of houses, each roof lit on its left slope; nearer rows are larger and warmer. */
export const roofs = ({ seed, base, size, from, to, roof, shade, wall }: Row): string => {
  const random = randomFrom(seed);
  const count = Math.ceil((to - from) / (size * 0.92));
  const houses = times(count, (index) => {
    const x = from + index * size * 0.92;
    return {
      x,
      width: size * random(0.85, 1.15),
      eaves: size * random(0.3, 0.6),
      rise: size * random(0.3, 0.5),
    };
  });
  return (
    paint(
      wall,
      houses.map(({ x, width, eaves }) => box(x, base - eaves, width, eaves + size)).join(''),
    ) +
    paint(
      mix(wall, shade, 0.55),
      houses
        .map(({ x, width, eaves }) =>
          repeat(3, (window) =>
            box(x + width * (0.16 + window * 0.27), base - eaves * 0.72, width * 0.13, eaves * 0.4),
          ),
        )
        .join(''),
    ) +
    paint(
      roof,
      houses
        .map(({ x, width, eaves, rise }) =>
          poly(
            [x - 3, base - eaves],
            [x + width * 0.2, base - eaves - rise],
            [x + width * 0.86, base - eaves - rise],
            [x + width + 3, base - eaves],
          ),
        )
        .join(''),
    ) +
    paint(
      shade,
      houses
        .map(
          ({ x, width, eaves, rise }) =>
            poly(
              [x + width * 0.6, base - eaves],
              [x + width * 0.86, base - eaves - rise],
              [x + width + 3, base - eaves],
            ) + box(x + width * 0.3, base - eaves - rise * 1.3, width * 0.1, rise * 0.5),
        )
        .join(''),
    )
  );
};
