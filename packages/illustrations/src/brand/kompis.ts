/** Kompis: a stem and two leaves that lean on it, which make a K. */
import { cream, mix, night, sea, sky, teal } from '../palettes';
import { paint } from '../svg';
import { inInks } from './mark';

interface Inks {
  readonly stem: string;
  readonly high: string;
  readonly low: string;
}

const sprout = ({ stem, high, low }: Inks): string =>
  paint(stem, 'M9 12A8 8 0 0 1 25 12V52A8 8 0 0 1 9 52Z') +
  paint(high, 'M28 31A27 27 0 0 1 55 4A27 27 0 0 1 28 31Z') +
  paint(low, 'M28 33A27 27 0 0 1 55 60A27 27 0 0 1 28 33Z');

export const kompis = inInks(
  sprout,
  { stem: mix(night, teal, 0.5), high: mix(sky, teal, 0.12), low: mix(sea, sky, 0.2) },
  { stem: cream, high: sky, low: mix(sea, sky, 0.45) },
);
