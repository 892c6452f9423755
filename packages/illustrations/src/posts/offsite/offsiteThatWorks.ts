/** An offsite that works: eight chairs around a stump in a clearing, the laptops closed and piled up. */
import { fadeAround, fadeTo, spray } from '../../grain';
import { grass } from '../../nature';
import {
  coral,
  cream,
  ember,
  mix,
  moss,
  night,
  orange,
  rose,
  sand,
  sea,
  sky,
  sun,
  teal,
  brick,
} from '../../palettes';
import { randomFrom, repeat, times } from '../../random';
import { blob, box, hills, oval, poly } from '../../shapes';
import { dots, line, num, paint, tilted, vertical, type Picture, type Point } from '../../svg';
import { chair, seatShadow, type Seat } from './chair';
import { stump, stumpShadow } from './stump';

const air = vertical('off-air', [
  mix(sun, cream, 0.35),
  mix(moss, cream, 0.62),
  mix(moss, sun, 0.35),
]);
const green = mix(sea, sun, 0.46);
const lawn = vertical('off-lawn', [mix(green, cream, 0.32), green, mix(green, teal, 0.5)]);
const halo = fadeAround('off-halo', mix(sun, cream, 0.4), 0.8, [0.5, 0.5], 0.5);
const woodsShade = fadeTo('right', 'off-woods', mix(teal, night, 0.35), 0.7);
const dark = mix(mix(teal, night, 0.5), moss, 0.14);
const edge = fadeTo('down', 'off-edge', mix(teal, night, 0.45), 0.85);
const canopyShade = fadeTo('up', 'off-canopy', dark, 0.9);
const trunkLight = fadeTo('left', 'off-trunk', mix(sun, orange, 0.2), 0.6);

const shade = mix(green, mix(teal, night, 0.3), 0.62);

const RADIUS = 2.35;

const canvases = [ember, sun, teal, coral, cream, sea, orange, mix(sky, teal, 0.3)];
const jackets: Readonly<Record<number, string>> = {
  3: mix(night, teal, 0.3),
  6: mix(rose, coral, 0.3),
};

const seats: readonly Seat[] = times(8, (index) => ({
  angle: ((index + 0.5) / 8) * Math.PI * 2,
  canvas: canvases[index] ?? sun,
  jacket: jackets[index],
}));

const byDepth = [...seats].sort((one, other) => Math.cos(other.angle) - Math.cos(one.angle));
const chairs = (far: boolean): string =>
  byDepth
    .filter(({ angle }) => Math.cos(angle) > 0 === far)
    .map((seat) => chair(seat, RADIUS, mix(brick, sand, 0.25)))
    .join('');

const trunk = (x: number, base: number, width: number): string =>
  poly(
    [x - width / 2, -10],
    [x + width / 2, -10],
    [x + width * 0.62, base - 30],
    [x + width, base],
    [x - width, base],
    [x - width * 0.62, base - 30],
  );

const woods = (count: number, from: number, gap: number, base: number, width: number): string =>
  repeat(count, (index) =>
    trunk(
      from + index * gap + ((index * 67) % 40),
      base + ((index * 31) % 18),
      width + ((index * 13) % 10),
    ),
  );

/** Leaf masses overhead: clumps that hang lower towards the sides. */
const canopy = (seed: number, depth: number, size: number): string => {
  const random = randomFrom(seed);
  return repeat(34, (index) => {
    const x = index * 50 - 20;
    const side = Math.abs(x - 860) / 800;
    return oval(
      x,
      random(-0.4, 0.6) * depth + side * side * depth * 1.4,
      size * random(0.8, 1.5),
      size * random(0.6, 1.1),
    );
  });
};

const beams = [
  [330, 180, 90],
  [470, 330, 150],
  [690, 560, 90],
]
  .map(([top = 0, foot = 0, width = 0]) =>
    poly(
      [top - 160, -20],
      [top - 100, -20],
      [foot + width + 330, 640],
      [foot + 330 - width * 0.4, 640],
    ),
  )
  .join('');

const meadow = ((): string => {
  const random = randomFrom(90);
  const spots = (count: number): readonly Point[] =>
    times(count, () => [Math.round(random(80, 1520)), Math.round(random(700, 880))]);
  return (
    dots(cream, 8, spots(22)) + dots(sun, 9, spots(18)) + dots(mix(rose, coral, 0.4), 8, spots(16))
  );
})();

const fern = (x: number, y: number, turn: number, length: number, color: string): string =>
  tilted(
    x,
    y,
    turn,
    line(color, 6, `M0 0Q${length * 0.5} ${-length * 0.16} ${length} 0`) +
      paint(
        color,
        repeat(11, (index) => {
          const at = (index + 1) / 12.5;
          const [px, py, size] = [
            length * at,
            -length * 0.32 * at * (1 - at),
            length * 0.23 * (1 - at * 0.8),
          ];
          return `M${num(px)} ${num(py)}q${num(size * 0.05)} ${num(-size * 0.8)} ${num(size * 0.7)} ${num(-size)}q${num(-size * 0.1)} ${num(size * 0.8)} ${num(-size * 0.7)} ${num(size)}zM${num(px)} ${num(py)}q${num(size * 0.05)} ${num(size * 0.8)} ${num(size * 0.7)} ${num(size)}q${num(-size * 0.1)} ${num(-size * 0.8)} ${num(-size * 0.7)} ${num(-size)}z`;
        }),
      ),
  );

export const offsiteThatWorks: Picture = {
  width: 1600,
  height: 900,
  gradients: [air, lawn, halo, woodsShade, edge, trunkLight, canopyShade],
  layers: [
    paint(air.fill, box(0, 0, 1600, 420)),
    spray(halo.fill, oval(330, 110, 420, 330)),
    paint(mix(moss, cream, 0.46), woods(13, -20, 128, 330, 18)),
    paint(
      mix(moss, cream, 0.36),
      hills(460, [0, 290], [300, 310], [800, 322], [1200, 300], [1600, 280]),
    ),
    paint(mix(moss, teal, 0.32), woods(9, -40, 196, 372, 34)),
    spray(woodsShade.fill, box(900, 0, 700, 360)),
    paint(lawn.fill, hills(900, [0, 350], [420, 340], [900, 346], [1600, 340])),
    paint(mix(sun, cream, 0.3), beams, 0.24),
    paint(
      mix(green, mix(sun, cream, 0.5), 0.5),
      blob(
        [170, 520],
        [330, 410],
        [640, 372],
        [1010, 366],
        [1290, 420],
        [1440, 540],
        [1330, 660],
        [1010, 738],
        [620, 724],
        [300, 664],
      ),
    ),
    meadow,
    byDepth.map((seat) => seatShadow(seat, RADIUS, shade)).join(''),
    paint(shade, stumpShadow),
    chairs(true),
    stump,
    chairs(false),
    repeat(9, (index) =>
      grass(120 + index * 180, 760 + ((index * 53) % 90), 44, mix(green, sun, 0.4), 5),
    ),
    paint(mix(green, teal, 0.55), canopy(7, 70, 62)),
    spray(edge.fill, box(0, 690, 1600, 210)),
    spray(canopyShade.fill, canopy(7, 70, 62)),
    paint(dark, canopy(4, 40, 50)),
    paint(dark, trunk(120, 960, 150) + trunk(1512, 980, 190)),
    spray(trunkLight.fill, poly([1417, -10], [1512, -10], [1512, 980], [1394, 950])),
    fern(60, 920, -40, 360, dark),
    fern(200, 930, -72, 300, mix(dark, moss, 0.25)),
    fern(1420, 930, -118, 340, mix(dark, moss, 0.25)),
    fern(1560, 910, -146, 380, dark),
  ],
};
