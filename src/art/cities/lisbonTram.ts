/** Tram 28, seen from the side, wheels on y = 0, centred on x = 0. */
import { brick, coral, cream, ink, mix, sand, sea, sun } from '../palettes';
import { repeat } from '../random';
import { box, disc, pill, polyline } from '../shapes';
import { line, num, paint } from '../svg';

export const tram = [
  paint(ink, box(-140, -14, 280, 14) + disc(-84, -4, 16) + disc(84, -4, 16)),
  paint(sun, 'M-164 -20L-158 -96H158L164 -20Q160 -12 150 -12H-150Q-160 -12 -164 -20Z'),
  paint(cream, 'M-158 -96L-150 -166H150L158 -96Z'),
  paint(
    mix(sea, ink, 0.6),
    repeat(6, (index) => `M${num(-136 + index * 46)} -152h38v46h-38z`),
  ),
  paint(
    mix(sand, brick, 0.4),
    repeat(3, (index) => disc(-72 + index * 92, -122, 9) + pill(-84 + index * 92, -114, 24, 20)),
  ),
  paint(coral, box(-160, -64, 320, 7)),
  paint(cream, box(-160, -100, 320, 7)),
  paint(mix(sun, brick, 0.3), 'M-162 -166q10 -22 40 -22h244q30 0 40 22z'),
  paint(ink, box(-52, -196, 104, 9)),
  paint(cream, disc(-150, -46, 9) + disc(150, -46, 9)),
  paint(brick, 'M92 -96L94 -12H150Q160 -12 164 -20L158 -96Z', 0.22),
  line(ink, 4, polyline([0, -196], [46, -250])),
].join('');
