/** Personal details of outfits, drawn on the chest around the neck's joint. */
import { repeat } from '../random';
import { disc, poly } from '../shapes';
import { line, paint } from '../svg';

export const shirtCollar = (color: string, buttons: string): string =>
  paint(
    color,
    poly([-8, -1], [-12, 6], [-5, 15], [0, 9]) + poly([8, -1], [12, 6], [5, 15], [0, 9]),
  ) +
  line(buttons, 0.8, 'M0 10V62', 0.5) +
  paint(buttons, disc(0, 20, 1.1) + disc(0, 32, 1.1) + disc(0, 44, 1.1));

export const lapels = (shirt: string, cloth: string): string =>
  paint(shirt, poly([-8, 0], [8, 0], [1, 46], [-1, 46])) +
  paint(
    cloth,
    poly([-8, -1], [-14, 8], [-10, 17], [-13, 20], [-1, 48], [-5, 16]) +
      poly([8, -1], [14, 8], [10, 17], [13, 20], [1, 48], [5, 16]),
  );

export const stripes = (color: string): string =>
  line(
    color,
    2.6,
    repeat(
      4,
      (index) =>
        `M${-19 + index * 1.8} ${18 + index * 9}Q0 ${22 + index * 9} ${17 - index * 1.6} ${18 + index * 9}`,
    ),
  );

export const dungarees = (cloth: string, buckle: string): string =>
  paint(
    cloth,
    'M-11 28H11L14 70H-14Z' +
      poly([-15, 1], [-11, 0], [-8, 30], [-11, 31]) +
      poly([11, 0], [15, 1], [11, 31], [8, 30]),
  ) +
  paint(buckle, disc(-9.4, 31, 1.8) + disc(9.4, 31, 1.8)) +
  line(buckle, 0.7, 'M-6 38H6V47Q0 50 -6 47Z', 0.7);

export const apron = (cloth: string, string: string): string =>
  line(string, 1.6, 'M-9 16Q-8 4 -6 -1M9 16Q8 4 6 -1') +
  paint(cloth, 'M-10 15H10L14 44L16 80H-16L-14 44Z') +
  line(string, 1.2, 'M-13.4 44H13.4');

export const rollNeck = (wool: string): string =>
  paint(wool, 'M-7.4 -7Q0 -2 7.4 -7L10 6Q0 12 -10 6Z');

export const lanyard = (ribbon: string, card: string): string =>
  line(ribbon, 1.5, 'M-7 3L0 34L7 3') +
  paint(card, 'M-5 34H5V46H-5Z') +
  paint(ribbon, 'M-3 38H3V40H-3Z');
