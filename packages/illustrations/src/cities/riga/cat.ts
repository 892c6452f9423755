/** The turret of the Cat House in the foreground, with its cat that arches its back. */
import { fadeTo, sprayed } from '../../grain';
import { cream, ink, mix, sun, teal } from '../../palettes';
import { box, disc, poly } from '../../shapes';
import { at, line, paint } from '../../svg';
import { morning, shadow } from './colours';

const outline =
  'M-11 0L-17 -22Q-30 -26 -39 -40Q-50 -40 -55 -50L-58 -78L-46 -69Q-40 -71 -34 -68L-26 -80L-22 -58Q-19 -52 -20 -46' +
  'Q-10 -84 16 -88Q44 -88 46 -54Q56 -78 50 -106Q47 -134 64 -138Q75 -137 72 -127Q62 -126 66 -104Q70 -52 44 -28Q26 -14 24 0L12 0' +
  'Q14 -14 20 -26Q24 -40 10 -42Q0 -40 2 -22L0 0Z';

const roof = 'M1340 486Q1352 600 1470 742L1210 742Q1328 600 1340 486Z';
const drum = box(1226, 742, 228, 260);

const dusk = fadeTo('right', 'riga-turret', ink, 0.85);
const tiles = [15, 29, 45, 64, 86, 109]
  .map((half, index) => {
    const y = 560 + index * 32;
    return `M${1340 - half} ${y}Q1340 ${y + 16} ${1340 + half} ${y}`;
  })
  .join('');

export const cat = [
  paint(mix(shadow, teal, 0.35), roof),
  line(mix(shadow, ink, 0.3), 3, tiles),
  sprayed(dusk, roof),
  paint(mix(shadow, teal, 0.2), drum),
  sprayed(dusk, drum),
  paint(mix(shadow, ink, 0.3), box(1204, 738, 272, 16)),
  paint(mix(teal, cream, 0.3), poly([1204, 738], [1300, 738], [1300, 743], [1204, 743])),
  paint(shadow, box(1333, 486, 14, 18)),
  paint(mix(sun, shadow, 0.2), disc(1340, 476, 21)),
  at(1330.5, 456.5, 1.25, paint(morning, outline)),
  at(1333, 458, 1.25, paint(mix(ink, shadow, 0.4), outline)),
].join('');
