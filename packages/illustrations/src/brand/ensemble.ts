/** Ensemble: different blocks that make one E. */
import { coral, cream, ink, mix, sea, sun, teal } from '../palettes';
import { box, disc } from '../shapes';
import { paint } from '../svg';
import { inInks } from './mark';

interface Inks {
  readonly spine: string;
  readonly top: string;
  readonly middle: string;
  readonly bottom: string;
}

const blocks = ({ spine, top, middle, bottom }: Inks): string =>
  paint(spine, 'M26 4V60H6V24A20 20 0 0 1 26 4Z') +
  paint(top, 'M28.5 4H50A8.5 8.5 0 0 1 50 21H28.5Z') +
  paint(middle, disc(37.2, 32, 8.7)) +
  paint(bottom, box(28.5, 43, 30, 17));

export const ensemble = inInks(
  blocks,
  { spine: teal, top: sun, middle: coral, bottom: mix(ink, teal, 0.2) },
  { spine: mix(sea, cream, 0.15), top: sun, middle: coral, bottom: cream },
);
