/** The marks of the six brands by shop group, each for light and dark backgrounds. */
import { ekipa } from './ekipa';
import { ensemble } from './ensemble';
import { kompis } from './kompis';
import type { Mark } from './mark';
import { summit } from './summit';
import { troupe } from './troupe';
import { wianek } from './wianek';

export const marks: Readonly<Record<string, Mark>> = {
  1: troupe,
  2: ekipa,
  3: kompis,
  4: ensemble,
  5: summit,
  6: wianek,
};
