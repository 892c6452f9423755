/** Lisbon in the late sun: tram 28 climbs towards us between tiled houses, the Tagus and the red bridge below. */
import { fadeAround, spray } from '../grain';
import { coral, cream, mix, rose, sky, sun } from '../palettes';
import { box } from '../shapes';
import { birds, cloud } from '../sky';
import { paint, vertical, type Picture } from '../svg';
import { bridgeInks, riverAndBridge } from './lisbon/bridge';
import { houseInks, houseRows } from './lisbon/houses';
import { cobalt, honey } from './lisbon/inks';
import { laundry, laundryInks } from './lisbon/laundry';
import { peopleInks, strolling, waving } from './lisbon/people';
import { footing, road, streetInks, tramShadow } from './lisbon/street';
import { placed } from './placed';
import { tram, tramInks } from './lisbon/tram';

const air = vertical('lisbon-air', [
  mix(sky, cobalt, 0.25),
  mix(sky, cream, 0.35),
  mix(rose, cream, 0.55),
  mix(coral, honey, 0.65),
]);
const sunset = fadeAround('lisbon-sunset', mix(sun, coral, 0.3), 0.8);
const [tramX, tramY] = footing(-124, 1.72);

export const lisbon: Picture = {
  width: 1600,
  height: 1000,
  gradients: [
    air,
    sunset,
    ...bridgeInks,
    ...houseInks,
    ...streetInks,
    ...tramInks,
    ...laundryInks,
    ...peopleInks,
  ],
  layers: [
    paint(air.fill, box(0, 0, 1600, 400)),
    spray(sunset.fill, box(760, 130, 560, 440)),
    cloud(760, 120, 170, cream, 0.6),
    birds(21, 5, 900, 230, 70, cobalt),
    riverAndBridge,
    houseRows,
    road,
    laundry,
    tramShadow,
    placed(tramX, tramY, 1.42, tram),
    strolling,
    waving,
  ],
};
