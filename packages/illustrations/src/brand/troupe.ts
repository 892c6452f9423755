/** Troupe: three players shoulder to shoulder, who form a circle. */
import { coral, cream, mix, sea, sun, teal } from '../palettes';
import { arch, disc } from '../shapes';
import { paint } from '../svg';
import { gapAround, inInks } from './mark';

interface Inks {
  readonly left: string;
  readonly middle: string;
  readonly right: string;
}

const round =
  '<clipPath id="round"><path d="M0 0H64V32A30 30 0 0 1 62 32A30 30 0 0 1 2 32A30 30 0 0 1 0 32Z"/></clipPath>';

const front = arch(32, 64, 24, 38);

export const company = ({ left, middle, right }: Inks): string =>
  round +
  '<g clip-path="url(#round)">' +
  gapAround(
    'shoulders',
    front,
    2.5,
    paint(left, arch(15, 64, 28, 30)) + paint(right, arch(49, 64, 28, 30)),
  ) +
  paint(middle, front) +
  '</g>' +
  paint(left, disc(12, 23.5, 7.5)) +
  paint(middle, disc(32, 13, 9.5)) +
  paint(right, disc(52, 23.5, 7.5));

export const troupe = inInks(
  company,
  { left: teal, middle: coral, right: sun },
  { left: mix(sea, cream, 0.28), middle: coral, right: sun },
);
