/** Statues and lamps on the parapets, dark against the dawn. */
import { fadeAround, spray } from '../../grain';
import { cream, mix } from '../../palettes';
import { box, disc, lens, oval, poly, taper } from '../../shapes';
import { at, line, paint } from '../../svg';
import { placed } from '../placed';
import { onParapet } from './bridge';
import { blush, lampLight, plum } from './inks';
import { nepomuk, nepomukInks, nepomukPlinth, plinth } from './nepomuk';

const lampGlow = fadeAround('prague-lamp-glow', lampLight, 0.7);

const saint = (lifted: boolean): string =>
  plinth +
  'M-34 -86C-36 -160 -44 -208 -26 -248L22 -248C42 -214 34 -160 40 -86Z' +
  oval(-2, -266, 14, 18) +
  (lifted
    ? taper([18, -238], 10, [48, -284], 6) + box(44, -362, 5, 120) + box(30, -338, 33, 5)
    : taper([-20, -238], 10, [-50, -202], 7) + box(-56, -296, 5, 210));

const lamp = (x: number, y: number, scale: number): string =>
  spray(lampGlow.fill, disc(x, y - 250 * scale, 190 * scale)) +
  at(
    x,
    y,
    scale,
    paint(
      plum,
      poly([-11, 0], [-4, -60], [-3, -214], [3, -214], [4, -60], [11, 0]) +
        box(-14, -12, 28, 12) +
        box(-9, -66, 18, 7) +
        box(-16, -160, 32, 4) +
        box(-10, -218, 20, 6),
    ) +
      paint(lampLight, poly([-11, -218], [-18, -266], [18, -266], [11, -218])) +
      paint(cream, lens(0, -240, 9, 9)) +
      line(plum, 2.4, 'M-11 -218L-18 -266M11 -218L18 -266M0 -218V-266') +
      paint(
        plum,
        poly([-24, -264], [-9, -288], [-4, -288], [0, -302], [4, -288], [9, -288], [24, -264]),
      ),
  );

const far = (side: 'left' | 'right', nearness: number, lifted: boolean, ink: string): string => {
  const [x, y] = onParapet(side, nearness);
  return at(x, y + 2, nearness * 2, paint(ink, saint(lifted)), side === 'right');
};

const lampOn = (side: 'left' | 'right', nearness: number): string => {
  const [x, y] = onParapet(side, nearness);
  return lamp(x, y, nearness * 2.3);
};

export const statueInks = [...nepomukInks, lampGlow];

export const farStatues = [
  far('right', 0.085, false, mix(plum, blush, 0.42)),
  far('left', 0.1, true, mix(plum, blush, 0.42)),
  far('right', 0.12, true, mix(plum, blush, 0.3)),
  far('left', 0.155, false, mix(plum, blush, 0.25)),
  far('right', 0.225, false, mix(plum, blush, 0.16)),
  lampOn('right', 0.3),
  far('left', 0.27, true, mix(plum, blush, 0.08)),
  lampOn('left', 0.48),
].join('');

const [saintX, saintY] = onParapet('right', 0.565);
const saintScale = 1.5;
export const nearStatue =
  placed(saintX, saintY + 6, saintScale, nepomukPlinth) +
  placed(saintX, saintY + 6 - 84 * saintScale, saintScale, nepomuk);
