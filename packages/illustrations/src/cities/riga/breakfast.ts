/** The breakfast table of the terrace, and its bentwood chairs. */
import { brick, coral, cream, ink, mix, rose, sun, teal } from '../../palettes';
import { box, oval, poly } from '../../shapes';
import { at, line, paint } from '../../svg';
import { shadow } from './colours';

const cup = (x: number, y: number, color: string): string =>
  paint(color, `M${x - 16} ${y - 24}h32q1 23 -10 24h-12q-11 -1 -10 -24z`) +
  line(color, 4, `M${x + 16} ${y - 19}q11 0 9 9q-3 6 -11 5`) +
  paint(mix(ink, color, 0.3), oval(x, y - 24, 15, 3)) +
  line(cream, 3, `M${x - 4} ${y - 36}q-7 -9 0 -18q7 -9 0 -18`, 0.75);

/** A bentwood chair that stands at (x, y), its back to the left. */
const chair = (x: number, y: number): string =>
  line(
    ink,
    7,
    `M${x - 30} ${y}L${x - 40} ${y - 112}Q${x - 46} ${y - 196} ${x - 62} ${y - 210}M${x + 44} ${y}L${x + 40} ${y - 106}`,
  ) +
  line(ink, 5, `M${x - 46} ${y - 160}L${x - 54} ${y - 196}`) +
  paint(ink, box(x - 46, y - 112, 96, 12));

export const chairs = chair(470, 984) + at(790, 990, 1, chair(0, 0), true);

export const breakfast = [
  paint(ink, poly([624, 866], [636, 866], [640, 984], [620, 984]) + oval(630, 986, 54, 9)),
  paint(mix(coral, shadow, 0.25), oval(630, 864, 128, 21)),
  paint(mix(cream, rose, 0.3), oval(630, 857, 128, 20)),
  cup(584, 858, mix(teal, cream, 0.1)),
  cup(692, 861, coral),
  paint(
    mix(sun, brick, 0.35),
    'M606 868q10 -26 32 -19q20 5 20 19q-9 -7 -16 -2q-9 -7 -16 0q-9 -5 -20 2z',
  ),
  line(mix(brick, sun, 0.25), 2.4, 'M624 848l4 14M640 845v15M656 850l-6 12'),
].join('');
