/** Life on Krakow's market square: the flower sellers' corner and its pigeons. */
import { coral, cream, dusk, ink, mix, moss, rose, sun } from '../palettes';
import { repeat } from '../random';
import { box, halfOval, poly } from '../shapes';
import { dots, paint } from '../svg';

/** A striped parasol on a pole. */
const umbrella = (x: number, base: number): string =>
  paint(ink, box(x - 3, base - 190, 6, 190)) +
  paint(cream, halfOval(x, base - 150, 104, 62)) +
  paint(
    coral,
    poly([x - 104, base - 150], [x - 66, base - 199], [x, base - 213], [x - 44, base - 150]) +
      poly([x + 12, base - 150], [x, base - 213], [x + 58, base - 202], [x + 70, base - 150]),
  );

/** The flower sellers' corner: buckets of blossom under a striped parasol. */
export const flowerStall = (x: number, base: number): string =>
  umbrella(x, base) +
  repeat(4, (index) => {
    const cx = x - 78 + index * 52;
    const blossom = [coral, sun, cream, rose][index] ?? coral;
    return (
      paint(mix(moss, ink, 0.3), halfOval(cx, base - 30, 25, 26)) +
      dots(blossom, 13, [
        [cx - 16, base - 40],
        [cx, base - 54],
        [cx + 16, base - 42],
        [cx - 4, base - 38],
        [cx + 9, base - 51],
        [cx - 12, base - 52],
      ]) +
      paint(
        index % 2 ? dusk : ink,
        poly([cx - 20, base - 32], [cx + 20, base - 32], [cx + 15, base], [cx - 15, base]),
      )
    );
  });

/** A pigeon pecking at (x, y), as path data. */
export const pigeon = (x: number, y: number): string =>
  `M${x} ${y}q2 -12 12 -12q3 -6 8 -4l3 3l-4 1q1 10 -10 12l-14 5z`;
