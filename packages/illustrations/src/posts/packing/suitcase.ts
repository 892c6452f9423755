/** An open hard-shell suitcase from above: the packed half on the right, the lid with its net on the left. */
import { cream, ink, mix, night, sand, sun, teal } from '../../palettes';
import { repeat } from '../../random';
import { roundedBox } from '../../shapes';
import { num, line, paint } from '../../svg';

export const shells = roundedBox(-470, -310, 456, 620, 54) + roundedBox(14, -310, 456, 620, 54);

const insides = roundedBox(-440, -280, 396, 560, 30) + roundedBox(44, -280, 396, 560, 30);

/** In each half, the wall that faces away from the window is in shade on the lining. */
const wallShade =
  'M-440 250V-250A30 30 0 0 1 -410 -280H-74A30 30 0 0 1 -44 -250V-242H-372Q-402 -242 -402 -212V280H-410A30 30 0 0 1 -440 250Z' +
  'M44 250V-250A30 30 0 0 1 74 -280H410A30 30 0 0 1 440 -250V-242H112Q82 -242 82 -212V280H74A30 30 0 0 1 44 250Z';

const lining = mix(sand, cream, 0.35);

export const openCase = [
  paint(mix(teal, night, 0.15), shells),
  line(mix(teal, cream, 0.3), 5, 'M-416 -301H-68M68 -301H416', 0.8),
  paint(mix(ink, teal, 0.3), 'M-26 -210H26V-150H-26ZM-26 150H26V210H-26ZM464 -60H492V60H464Z'),
  paint(mix(sun, cream, 0.3), 'M-486 -120H-462V-76H-486ZM-486 76H-462V120H-486Z'),
  paint(lining, insides),
].join('');

export const lidNet = [
  line(
    mix(teal, cream, 0.15),
    2.5,
    repeat(22, (index) => `M${num(-441.5 + index * 18.9)} 10V${index % 21 ? 280 : 256}`) +
      repeat(12, (index) => `M-440 ${num(30 + index * 21)}H-44`),
    0.55,
  ),
  paint(mix(teal, cream, 0.15), 'M-440 -6H-44V16H-440Z'),
].join('');

export const liningShade = (fill: string): string => paint(fill, wallShade, 0.4);
