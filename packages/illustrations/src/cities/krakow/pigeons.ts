/** The square's pigeons: some peck, some take off. */
import { dusk, mix, night, rose } from '../../palettes';
import { times } from '../../random';
import { box } from '../../shapes';
import { at, paint, type Point } from '../../svg';
import { shade } from './colours';

const pecking =
  'M-19 1L-6 -9Q-2 -17 8 -17Q10 -23 15 -23Q20 -22 19 -18L23 -16L19 -15Q18 -5 9 -2Q1 1 -6 -1Z' +
  box(2, -4, 1.6, 7) +
  box(6, -4, 1.6, 7);

const flying =
  'M-22 8L-6 -2Q6 -10 14 -9Q18 -12 21 -9L25 -7L20 -5Q14 3 3 3Q-6 5 -16 10Z' +
  'M-5 -3Q-18 -16 -16 -38Q4 -28 9 -6Z';

const flyingWing = 'M3 -5Q8 -24 28 -34Q27 -16 11 -4Z';

const onGround: readonly Point[] = [
  [596, 868],
  [640, 880],
  [688, 862],
  [560, 884],
  [730, 884],
];

const inAir: readonly (readonly [x: number, y: number, scale: number])[] = [
  [388, 560, 1],
  [330, 502, 1.25],
  [440, 480, 0.9],
];

export const flock =
  onGround
    .map(([x, y], index) => at(x, y, 0.95, paint(mix(shade, night, 0.5), pecking), index % 2 === 0))
    .join('') +
  times(inAir.length, (index) => {
    const [x, y, scale] = inAir[index] ?? [0, 0, 1];
    return at(
      x,
      y,
      scale,
      paint(mix(dusk, night, 0.2), flyingWing) + paint(mix(rose, dusk, 0.55), flying),
    );
  }).join('');
