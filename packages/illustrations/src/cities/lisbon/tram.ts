/** Tram 28 seen from the front, climbing towards us: origin between the wheels, 300 tall, lit from the right. */
import { fadeTo } from '../../grain';
import { brick, cream, ink, mix, night, orange, sand, sky } from '../../palettes';
import { repeat } from '../../random';
import { box, disc, oval, pill, poly } from '../../shapes';
import { line, paint } from '../../svg';
import { shadeLayer, type Layer } from '../placed';
import { red, yellow } from './inks';

const front = 'M-96-22L-104-118H104L96-22Q94-12 84-12H-84Q-94-12-96-22Z';
const upper = 'M-104-120L-98-262Q-96-272-86-272H86Q96-272 98-262L104-120Z';
const flankLow = poly([96, -22], [104, -118], [148, -112], [142, -34]);
const glass = mix(night, sky, 0.3);
const deepYellow = mix(yellow, brick, 0.32);
const frontShade = fadeTo('left', 'lisbon-tram-front', mix(yellow, orange, 0.75), 0.75);
const underShade = fadeTo('down', 'lisbon-tram-under', mix(orange, brick, 0.45), 0.6);
const roofShade = fadeTo('left', 'lisbon-tram-roof', mix(sand, orange, 0.6), 0.7);

const panes =
  poly([-88, -240], [-91, -146], [-38, -146], [-36, -240]) +
  poly([-28, -240], [-30, -146], [30, -146], [28, -240]) +
  poly([36, -240], [38, -146], [91, -146], [88, -240]);

const sidePanes = repeat(2, (index) => {
  const x = 107 + index * 18;
  return poly(
    [x, -234 + index * 8],
    [x + 13, -230 + index * 8],
    [x + 15, -142 + index * 4],
    [x + 2, -144 + index * 4],
  );
});

const driver =
  paint(mix(brick, sand, 0.3), oval(0, -192, 12, 15)) +
  paint(ink, 'M-14-197Q-15-213 0-213Q15-213 14-197L17-194H-17Z') +
  paint(mix(night, sky, 0.55), 'M-27-146Q-26-176 0-176Q26-176 27-146Z') +
  paint(red, poly([-4, -176], [4, -176], [2, -150], [-2, -150]));

const riders =
  paint(mix(sand, brick, 0.45), disc(-62, -186, 11) + disc(66, -182, 11)) +
  paint(
    mix(brick, ink, 0.5),
    'M-74-186a12 13 0 0 1 24 0q-12-8-24 0zM54-184a12 13 0 0 1 24 0q-12-8-24 0z',
  ) +
  paint(cream, 'M-82-146q2-26 20-26t20 26z') +
  paint(red, 'M46-146q2-24 20-24t20 24z');

export const tramInks = [frontShade, underShade, roofShade];

export const tram: readonly Layer[] = [
  paint(
    mix(night, brick, 0.3),
    poly([-90, -20], [-84, 3], [88, 3], [134, -20], [142, -40], [90, -24]),
  ),
  paint(yellow, flankLow),
  paint(mix(cream, sand, 0.3), poly([104, -120], [98, -268], [142, -248], [148, -113])),
  paint(glass, sidePanes),
  paint(yellow, front),
  shadeLayer(frontShade.fill, front),
  shadeLayer(underShade.fill, front),
  paint(mix(cream, sand, 0.5), upper),
  shadeLayer(roofShade.fill, upper),
  paint(glass, panes),
  riders,
  driver,
  paint(
    mix(sky, cream, 0.5),
    poly([-70, -240], [-84, -146], [-70, -146], [-56, -240]) +
      poly([58, -240], [46, -146], [70, -146], [80, -240]) +
      poly([4, -240], [-8, -146], [2, -146], [14, -240]),
    0.3,
  ),
  line(mix(cream, sand, 0.4), 4, 'M-33-242L-35-146M33-242L35-146'),
  paint(deepYellow, 'M-108-264Q-104-296-60-300H60Q108-298 150-250L98-262Z'),
  paint(mix(yellow, cream, 0.3), 'M-108-264Q-104-296-60-300H60Q100-298 104-264Z'),
  paint(
    red,
    poly([-104, -126], [-104.5, -116], [104.5, -116], [104, -126]) +
      poly([104, -126], [104.5, -116], [148.5, -110], [148, -119]),
  ),
  paint(cream, pill(-46, -292, 92, 26)),
  paint(ink, pill(-42, -289, 84, 20)),
  line(
    mix(yellow, cream, 0.4),
    4.4,
    'M-12-284q10-4 10 3q0 4-10 9h11M10-283a4.4 3.6 0 1 0 .1 0zM10-276a5 4 0 1 0 .1 0z',
  ),
  paint(mix(yellow, cream, 0.35), disc(0, -68, 21)),
  paint(cream, disc(0, -68, 15)),
  paint(cream, disc(-72, -58, 9) + disc(72, -58, 9)),
  paint(brick, pill(-96, -34, 192, 11)),
  paint(ink, box(-18, -30, 36, 22) + box(-66, -12, 24, 14) + box(44, -12, 24, 14)),
  line(ink, 3.4, 'M-92-246L-116-250M104-246L120-250'),
  paint(ink, box(-122, -256, 9, 20)),
];
