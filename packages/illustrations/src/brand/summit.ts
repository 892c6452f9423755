/** Summit & Co: one peak, divided by the road that winds up it. */
import { brick, cream, mix, night, orange, sky } from '../palettes';
import { paint } from '../svg';
import { inInks } from './mark';

interface Inks {
  readonly shade: string;
  readonly lit: string;
}

/** The two flanks; the road between them narrows as it climbs. */
const left =
  'M31.6 3L2 60H21C21 47 36.5 47 36.5 39C36.5 31.5 27 29.5 28.2 19.5C29 13.5 31.5 10 31.6 3Z';
const right =
  'M33 3L62 60H33.5C33.5 51.5 46 48.5 46 38.5C46 28.5 33.5 27.5 33.9 19.5C34.1 14.5 33.6 9 33 3Z';

export const peak = ({ shade, lit }: Inks): string => paint(shade, left) + paint(lit, right);

export const summit = inInks(
  peak,
  { shade: mix(night, sky, 0.04), lit: mix(orange, brick, 0.25) },
  { shade: mix(cream, sky, 0.15), lit: mix(orange, brick, 0.06) },
);
