/** Prague at dawn: Charles Bridge in violet shade with its lamps still lit, the first sun on the castle. */
import { fadeTo, spray } from '../grain';
import { coral, cream, dusk, mix, night, rose, sun } from '../palettes';
import { box, lens, pill } from '../shapes';
import { birds, streaks } from '../sky';
import { paint, vertical, type Picture } from '../svg';
import { glints } from '../water';
import { bridge, bridgeInks } from './prague/bridge';
import { castle, castleInks } from './prague/castle';
import { blush, lilac, plum } from './prague/inks';
import { people, peopleInks } from './prague/people';
import { pigeons } from './prague/pigeons';
import { farStatues, nearStatue, statueInks } from './prague/statues';

const air = vertical('prague-air', [
  mix(dusk, night, 0.35),
  dusk,
  mix(dusk, rose, 0.5),
  mix(rose, coral, 0.12),
  mix(rose, sun, 0.25),
]);
const vault = fadeTo('up', 'prague-vault', mix(dusk, night, 0.6), 0.8);
const river = vertical('prague-river', [mix(blush, lilac, 0.2), lilac, mix(dusk, lilac, 0.3)]);
const mist = fadeTo('down', 'prague-mist', blush, 0.9);

export const prague: Picture = {
  width: 1600,
  height: 1000,
  gradients: [air, vault, river, mist, ...castleInks, ...bridgeInks, ...statueInks, ...peopleInks],
  layers: [
    paint(air.fill, box(0, 0, 1600, 640)),
    spray(vault.fill, box(0, 0, 1600, 210)),
    streaks(31, 7, 100, 1500, 170, 360, mix(rose, cream, 0.3), 0.5),
    birds(12, 5, 560, 300, 80, plum),
    castle,
    paint(river.fill, box(0, 606, 1600, 300)),
    glints(4, 26, { left: 760, right: 1600, top: 630, bottom: 800 }, cream, 0.4),
    paint(blush, pill(-60, 604, 760, 18) + pill(720, 600, 960, 16) + lens(1180, 640, 300, 7), 0.8),
    spray(mist.fill, box(-10, 560, 1620, 60)),
    bridge,
    farStatues,
    pigeons,
    people,
    nearStatue,
  ],
};
