/** The wet street: rails, wires, street lamps, and the reflections of all lights. */
import { fadeTo, sprayed } from '../../grain';
import { coral, cream, dusk, mix, night, orange, rose, sun, teal } from '../../palettes';
import { randomFrom, repeat } from '../../random';
import { blob, box, disc, lens, poly, polyline } from '../../shapes';
import { at, glow, line, paint, vertical } from '../../svg';
import { reflection } from '../../water';
import { receding } from '../perspective';
import { deep, hazeBlue, lamp, stone, wet } from './colours';
import { palace } from './palace';
import { AWAY } from './tram';

const CURB = 690;
const to = receding(AWAY);

export const asphalt = vertical('warsaw-asphalt', [
  mix(stone.dark, wet, 0.55),
  wet,
  mix(night, wet, 0.35),
]);

const rail = (x: number): string =>
  poly(to(x - 9, 1080, 1), to(x + 9, 1080, 1), to(x + 9, 1080, 12), to(x - 9, 1080, 12));

const rails = rail(1394) + rail(1787);

const pavement = poly(to(560, 1040, 1), [0, 1000], [0, 712], to(560, 1040, 14));
const curb = poly(to(560, 1040, 1), to(600, 1040, 1), to(600, 1040, 14), to(560, 1040, 14));

const slabs = repeat(6, (index) =>
  polyline(to(480 - index * 190, 1040, 1), to(480 - index * 190, 1040, 6)),
);

const puddle = blob(
  [920, 950],
  [1010, 918],
  [1150, 912],
  [1240, 928],
  [1420, 916],
  [1640, 930],
  [1640, 985],
  [1400, 972],
  [1290, 984],
  [1120, 962],
  [1000, 974],
);

/** Horizontal slivers of street that interrupt a reflection. */
const ripples = (seed: number): string => {
  const random = randomFrom(seed);
  return repeat(70, (index) =>
    lens(random(300, 1000), CURB + 12 + index * 4.2, random(60, 200), random(1.2, 3.4)),
  );
};

const mirrored = `<g opacity="0.7" transform="translate(0 ${CURB * 1.6}) scale(1 -0.6)">${palace}</g>`;

const pool = glow('warsaw-pool', lamp, 0.55);
const halo = glow('warsaw-halo', lamp, 0.7);

const streetLamp = (x: number, base: number, scale: number): string =>
  at(
    x,
    base,
    scale,
    line(deep, 7, polyline([0, 0], [0, -300]) + 'M0 -300Q4 -344 50 -346') +
      paint(deep, poly([36, -350], [88, -350], [80, -336], [44, -336])) +
      paint(lamp, poly([46, -336], [78, -336], [74, -328], [50, -328])) +
      paint(halo.fill, disc(62, -328, 70)),
  );

const sheen = fadeTo('up', 'warsaw-sheen', mix(rose, hazeBlue, 0.6), 0.4);
const gloom = fadeTo('down', 'warsaw-gloom', mix(night, wet, 0.15), 0.75);

export const wires = line(
  deep,
  2.6,
  polyline(AWAY, [1600, -3]) + 'M0 60Q640 240 1300 213Q1480 200 1600 150',
);

export const street = [
  pool.def + halo.def,
  paint(asphalt.fill, box(0, CURB, 1600, 310)),
  mirrored,
  paint(wet, ripples(5), 0.6),
  sprayed(sheen, box(700, CURB, 900, 150)),
  paint(mix(wet, dusk, 0.45), pavement, 0.75),
  paint(mix(hazeBlue, wet, 0.25), curb),
  line(mix(night, wet, 0.5), 2.4, slabs, 0.8),
  paint(mix(cream, teal, 0.35), rails, 0.75),
  reflection(1066, 862, 250, 10, coral, 0.55),
  reflection(1066, 858, 96, 12, lamp, 0.9),
  reflection(1276, 700, 46, 15, sun, 0.6),
  reflection(1482, 740, 60, 18, orange, 0.6),
  reflection(180, 720, 90, 17, sun, 0.5),
  reflection(70, 760, 130, 16, orange, 0.4),
  sprayed(gloom, box(0, 840, 1600, 160)),
  paint(mix(hazeBlue, wet, 0.45), puddle, 0.6),
  paint(
    lamp,
    repeat(4, (index) => lens(1080 + (index % 2) * 12, 918 + index * 13, 70 - index * 12, 3)),
    0.9,
  ),
  streetLamp(1250, 712, 0.66),
  streetLamp(1420, 742, 1.05),
].join('');

export const leftLamp = at(0, 0, 1, streetLamp(-262, 736, 0.8), true);
