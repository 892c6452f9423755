/** Writes the brand marks, the site icons, the team portrait and the fallback picture. */
import {
  ekipa,
  ensemble,
  favicon,
  kompis,
  summitAndCo,
  summitFavicon,
  troupe,
  wianek,
} from './brand/marks';
import { fallback } from './fallback';
import { team } from './team/team';
import { writePictures } from './write';

writePictures('public/images/logos', {
  1: troupe,
  2: ekipa,
  3: kompis,
  4: ensemble,
  5: summitAndCo,
  6: wianek,
});
writePictures('public/icons', { favicon, 'favicon-5': summitFavicon });
writePictures('public/images', { team, fallback });
