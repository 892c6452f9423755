/** A folded town map on a lap: the river's bend, the green ring around the old town, a red dot. */
import {
  cream,
  ember,
  mix,
  moss,
  night,
  sand,
  sky,
  skins,
  sun,
  coral,
  brick,
} from '../../palettes';
import { box, disc, poly, taper } from '../../shapes';
import { line, paint } from '../../svg';

const sheet = poly(
  [-330, -176],
  [-110, -196],
  [110, -172],
  [330, -192],
  [338, 196],
  [112, 214],
  [-108, 192],
  [-336, 212],
);

const streets =
  'M-300 -90L-60 -60L330 -110M-330 40L-100 20L330 60M-210 -180L-160 200M140 -176L110 210M-60 -190L-20 200M230 -180L250 200M-330 130L330 150';

export const townMap = [
  `<clipPath id="map-sheet"><path d="${sheet}"/></clipPath>`,
  paint(mix(cream, sand, 0.3), sheet),
  '<g clip-path="url(#map-sheet)">',
  paint(
    mix(sand, coral, 0.22),
    box(-250, -120, 120, 100) +
      box(170, -60, 120, 90) +
      box(-290, 60, 100, 60) +
      box(180, 80, 60, 70),
  ),
  line(mix(sand, brick, 0.3), 6, streets, 0.7),
  line(
    mix(sky, cream, 0.1),
    46,
    'M-380 120C-260 60 -200 190 -60 176C60 160 60 110 170 140C260 170 300 230 400 190',
  ),
  line(
    mix(moss, sun, 0.25),
    26,
    'M20 -150C110 -150 150 -90 140 -20C130 60 80 96 10 96C-60 96 -110 40 -104 -30C-100 -110 -50 -150 20 -150Z',
  ),
  paint(mix(sun, cream, 0.35), box(-14, -60, 66, 66)),
  paint(ember, 'M18 -32C-10 -64 -8 -100 20 -100C48 -100 48 -64 18 -32Z'),
  paint(cream, disc(19, -76, 11)),
  line(ember, 7, 'M18 -32Q-60 10 -90 70T-220 110', 0.9).replace(
    'stroke-linecap',
    'stroke-dasharray="2 18" stroke-linecap',
  ),
  '</g>',
  paint(
    night,
    poly([-110, -196], [110, -172], [112, 214], [-108, 192]) +
      poly([330, -192], [338, 196], [225, 206], [220, -182]),
    0.1,
  ),
  line(mix(sand, brick, 0.35), 3, 'M-110 -196L-108 192M110 -172L112 214M-334 16L338 4', 0.7),
].join('');

const digit = (y: number, length: number, skin: string): string => {
  const data = taper([46, y], 17, [-length, y - 4], 15);
  return `<path d="${data}" fill="none" stroke="${mix(skin, brick, 0.45)}" stroke-width="4"/>${paint(skin, data)}`;
};

/** A hand from the right: the thumb lies on the sheet, the fingers are behind it. */
export const holdingHand = (sleeve: string, cuff: string): string =>
  paint(skins[3], 'M30 -60C80 -76 130 -60 150 -40L170 70C120 90 70 84 40 60Z') +
  digit(-20, 56, skins[3]) +
  paint(skins[3], 'M30 -40L70 -48V30L30 0Z') +
  paint(mix(skins[3], cream, 0.5), 'M-66 -32Q-52 -38 -42 -32V-16Q-54 -10 -66 -18Z') +
  paint(sleeve, 'M136 -70L460 10V260L150 96Z') +
  paint(cuff, 'M124 -66Q150 -76 168 -66L182 96Q160 104 140 92Z');
