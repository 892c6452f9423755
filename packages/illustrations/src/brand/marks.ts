/** The marks of six brands, each for light and dark backgrounds. */
import { ekipa } from './ekipa';
import { ensemble } from './ensemble';
import { kompis } from './kompis';
import { summit } from './summit';
import { troupe } from './troupe';
import { wianek } from './wianek';

export const marks = { troupe, ekipa, kompis, ensemble, summit, wianek };
