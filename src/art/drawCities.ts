/** Writes the city posters to public/images/cities. */
import { berlin } from './cities/berlin';
import { budapest } from './cities/budapest';
import { gdansk } from './cities/gdansk';
import { krakow } from './cities/krakow';
import { lisbon } from './cities/lisbon';
import { prague } from './cities/prague';
import { riga } from './cities/riga';
import { warsaw } from './cities/warsaw';
import { writePictures } from './write';

writePictures('public/images/cities', {
  krakow,
  warsaw,
  gdansk,
  prague,
  budapest,
  berlin,
  riga,
  lisbon,
});
