/** Krakow from a height: the roofs of the old town, the Cloth Hall, St Mary's unequal towers, Wawel on its hill. */
import { brick, coral, cream, dusk, mix, moss, orange, rose, sand, sun } from '../../palettes';
import { box, disc, hills } from '../../shapes';
import { paint, resized } from '../../svg';
import { haze } from './inks';
import { clothHall, townHall, wawel } from './landmarks';
import { roofs } from './roofs';
import { stMary } from './stMary';

/** The parts below the morning haze. */
export const farTown = [
  paint(
    mix(haze, cream, 0.35),
    hills(620, [0, 330], [300, 300], [620, 330], [980, 296], [1300, 326], [1600, 300]),
  ),
  wawel(1270, 352),
  paint(mix(haze, moss, 0.3), hills(620, [0, 380], [400, 366], [900, 380], [1600, 372])),
  roofs({
    seed: 3,
    base: 430,
    size: 62,
    from: -20,
    to: 1620,
    roof: mix(coral, haze, 0.45),
    shade: mix(brick, haze, 0.4),
    wall: mix(sand, haze, 0.35),
  }),
].join('');

export const nearTown = [
  paint(mix(sand, coral, 0.3), box(0, 520, 1600, 190)),
  townHall(418, 508),
  roofs({
    seed: 8,
    base: 492,
    size: 84,
    from: -20,
    to: 1620,
    roof: mix(coral, rose, 0.25),
    shade: mix(brick, rose, 0.35),
    wall: mix(sand, rose, 0.15),
  }),
  clothHall(446, 540),
  resized(880, 560, 1.2, stMary(818, 560)),
  roofs({
    seed: 13,
    base: 588,
    size: 112,
    from: -20,
    to: 830,
    roof: mix(coral, orange, 0.25),
    shade: mix(brick, coral, 0.3),
    wall: sand,
  }),
  roofs({
    seed: 29,
    base: 588,
    size: 112,
    from: 950,
    to: 1620,
    roof: mix(coral, orange, 0.25),
    shade: mix(brick, coral, 0.3),
    wall: sand,
  }),
  roofs({
    seed: 21,
    base: 680,
    size: 150,
    from: -60,
    to: 1620,
    roof: mix(brick, orange, 0.45),
    shade: mix(brick, dusk, 0.2),
    wall: mix(sand, coral, 0.25),
  }),
  paint(
    mix(moss, sun, 0.2),
    [
      [300, 640],
      [352, 652],
      [1010, 640],
      [1420, 648],
      [1370, 656],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 44))
      .join(''),
  ),
  paint(
    mix(moss, dusk, 0.3),
    [
      [318, 652],
      [1026, 654],
      [1396, 664],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 36))
      .join(''),
  ),
].join('');
