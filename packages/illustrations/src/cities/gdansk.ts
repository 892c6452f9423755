/** Gdansk at a crisp noon: the dark medieval Crane, and the gables that step away along the Motlawa. */
import { turned } from '../building';
import { fadeTo, sprayed } from '../grain';
import { cream, mix, sky, teal } from '../palettes';
import { blob, box, lancet } from '../shapes';
import { at, paint, vertical, type Picture } from '../svg';
import { bridge } from './gdansk/bridge';
import { far } from './gdansk/colours';
import { crane } from './gdansk/crane';
import { friends } from './gdansk/friends';
import { gables } from './gdansk/gables';
import { galleon } from './gdansk/galleon';
import { gulls } from './gdansk/gulls';
import { river, surface } from './gdansk/river';

const air = vertical('gdansk-air', [
  mix(sky, teal, 0.4),
  mix(sky, teal, 0.04),
  mix(sky, cream, 0.75),
]);
const zenith = fadeTo('up', 'gdansk-zenith', mix(sky, teal, 0.55), 0.4);
const cloudShade = fadeTo('down', 'gdansk-cloud', mix(sky, cream, 0.25), 0.7);

const clouds = [
  blob(
    [700, 470],
    [726, 410],
    [790, 396],
    [824, 340],
    [900, 326],
    [958, 366],
    [1030, 372],
    [1066, 430],
    [1120, 470],
    [900, 486],
  ),
  blob(
    [1180, 300],
    [1220, 262],
    [1290, 256],
    [1330, 220],
    [1410, 224],
    [1450, 268],
    [1520, 300],
    [1350, 312],
  ),
  blob([-40, 210], [30, 168], [110, 160], [170, 196], [250, 220], [110, 236]),
];

/** St Mary's blunt tower, over the roofs. */
const saintMary =
  turned(
    214,
    520,
    [
      [62, 0],
      [62, 330],
      [66, 336],
      [66, 346],
      [0, 366],
    ],
    far,
  ) +
  paint(far.dark, lancet(188, 290, 20, 70) + lancet(222, 290, 20, 70) + lancet(254, 290, 16, 70));

export const gdansk: Picture = {
  width: 1600,
  height: 1000,
  gradients: [air, surface],
  layers: [
    paint(air.fill, box(0, 0, 1600, 700)),
    sprayed(zenith, box(0, 0, 1600, 230)),
    clouds.map((data) => paint(cream, data)).join(''),
    sprayed(cloudShade, ...clouds),
    saintMary,
    river,
    gables,
    crane,
    at(1392, 786, 1.02, galleon),
    gulls,
    bridge,
    friends,
  ],
};
