/** A dark corner house on the left that leads into the street, with lit shop windows and a few warm rooms. */
import { fadeTo, sprayed } from '../../grain';
import { dusk, mix, night, orange, sun } from '../../palettes';
import { times } from '../../random';
import { poly } from '../../shapes';
import { paint } from '../../svg';
import { receding } from '../perspective';
import { deep, lamp, wet } from './colours';
import { AWAY } from './tram';

const WALL = -190;
const END = 2.05;
const to = receding(AWAY);

const panel = (from: number, until: number, top: number, bottom: number): string =>
  poly(to(WALL, top, from), to(WALL, top, until), to(WALL, bottom, until), to(WALL, bottom, from));

const bays = [1.06, 1.22, 1.4, 1.6, 1.82];
const floor = (top: number, bottom: number, wanted: readonly number[]): string =>
  wanted.map((bay) => panel(bays[bay] ?? 1, (bays[bay] ?? 1) + 0.1, top, bottom)).join('');

const cornices = [-150, 130, 420].map((y) => panel(1, END, y, y + 14)).join('');
const shops = times(5, (index) => {
  const from = bays[index] ?? 1;
  return panel(from - 0.02, from + 0.12, 520, 690);
}).join('');

const gloom = fadeTo('left', 'warsaw-tenement', mix(night, dusk, 0.25), 0.7);
const shopLight = fadeTo('up', 'warsaw-shops', mix(orange, dusk, 0.4), 0.7);

export const tenement = [
  paint(mix(wet, dusk, 0.45), panel(1, END, -420, 740)),
  paint(mix(dusk, wet, 0.25), cornices),
  paint(deep, floor(-110, 60, [0, 1, 3, 4]) + floor(190, 350, [0, 2, 3])),
  paint(mix(sun, orange, 0.25), floor(190, 350, [1, 4]) + floor(-110, 60, [2])),
  sprayed(gloom, panel(1, END, -420, 740)),
  paint(lamp, shops),
  sprayed(shopLight, shops),
].join('');
