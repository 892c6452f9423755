/** The bridge under the viewer: its iron rail and planks, in shade against the bright water. */
import { fadeTo, sprayed } from '../../grain';
import { brick, ink, mix, sand, teal } from '../../palettes';
import { repeat } from '../../random';
import { box, disc, polyline } from '../../shapes';
import { line, paint } from '../../svg';

const iron = mix(teal, ink, 0.62);

const bars = repeat(30, (index) => box(8 + index * 54, 766, 6, 150));
const posts = repeat(
  5,
  (index) => box(96 + index * 324, 736, 22, 190) + disc(107 + index * 324, 730, 15),
);
const rings = repeat(30, (index) => disc(38 + index * 54, 792, 15));

const shade = fadeTo('left', 'gdansk-planks', mix(brick, sand, 0.35), 0.5);

export const bridge = [
  paint(mix(sand, brick, 0.35), box(0, 912, 1600, 88)),
  line(
    mix(brick, ink, 0.3),
    2.4,
    polyline([0, 932], [1600, 932]) + polyline([0, 960], [1600, 960]),
    0.7,
  ),
  sprayed(shade, box(0, 912, 1600, 88)),
  line(iron, 3.4, rings),
  paint(iron, bars + posts + box(0, 744, 1600, 16) + box(0, 806, 1600, 6) + box(0, 900, 1600, 12)),
  paint(mix(iron, sand, 0.4), box(0, 744, 1600, 4)),
].join('');
