/** Writes the six home heroes to public/images/heroes. */
import { fireside } from './heroes/fireside';
import { goldenBridge } from './heroes/goldenBridge';
import { loft } from './heroes/loft';
import { nordicHarbour } from './heroes/nordicHarbour';
import { summit } from './heroes/summit';
import { wreathRiver } from './heroes/wreathRiver';
import { writePictures } from './write';

writePictures('public/images/heroes', {
  1: goldenBridge,
  2: fireside,
  3: nordicHarbour,
  4: loft,
  5: summit,
  6: wreathRiver,
});
