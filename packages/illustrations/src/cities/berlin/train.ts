/** The yellow underground train on the viaduct, its face towards us. */
import { fadeTo, spray } from '../../grain';
import { brick, cream, ink, mix, night, orange, sky } from '../../palettes';
import { repeat, times } from '../../random';
import { box, disc, poly } from '../../shapes';
import { line, paint } from '../../svg';
import { yellow } from './inks';
import { along, band, behind, level } from './span';

const nose = 1.26;
const car = 0.36;
const cars = 6;
const tail = nose + car * cars;
const floor = level.rail + 10;
const { roof } = level;

const faceShade = fadeTo('left', 'berlin-face-shade', mix(orange, brick, 0.3), 0.8);
const glass = mix(night, sky, 0.25);

const width = 92;
const corner = (up: number, across: number) => behind(nose, up, width * across);
const face = poly(
  corner(floor, 0),
  corner(roof - 20, 0),
  corner(roof, 0.22),
  corner(roof, 0.78),
  corner(roof - 20, 1),
  corner(floor, 1),
);
const pane = (left: number, right: number, low: number, high: number): string =>
  poly(corner(low, left), corner(high, left), corner(high, right), corner(low, right));

const flank = band(nose, tail, floor, roof - 10);
const roofEdge = poly(
  along(nose, roof - 12),
  corner(roof, 0.22),
  behind(tail, roof, width * 0.22),
  along(tail, roof - 12),
);

const glazing = repeat(cars, (index) => {
  const from = nose + index * car;
  return times(5, (window) =>
    band(
      from + car * (0.06 + window * 0.19),
      from + car * (0.06 + window * 0.19 + 0.13),
      floor + 50,
      roof - 32,
    ),
  ).join('');
});
const doors = repeat(cars, (index) => {
  const from = nose + index * car;
  return [0.25, 0.63]
    .map((share) =>
      band(from + car * share - 0.004, from + car * share + car * 0.13, floor + 6, roof - 26),
    )
    .join('');
});
const joints = times(cars, (index) =>
  band(nose + (index + 1) * car - 0.016, nose + (index + 1) * car, floor, roof - 12),
).join('');

export const trainInks = [faceShade];

const [lampX, lampY] = corner(floor + 26, 0.2);
const [farLampX] = corner(floor + 26, 0.8);
const [signX, signY] = corner(roof - 16, 0.72);

export const train = [
  paint(
    mix(night, ink, 0.5),
    band(nose, tail, level.rail, floor) +
      poly(corner(level.rail, 0), corner(floor, 0), corner(floor, 1), corner(level.rail, 1)),
  ),
  paint(mix(yellow, cream, 0.35), roofEdge),
  paint(yellow, flank),
  paint(mix(yellow, orange, 0.3), band(nose, tail, floor, floor + 30)),
  paint(mix(yellow, orange, 0.35), doors),
  paint(glass, glazing),
  paint(mix(night, ink, 0.5), joints),
  paint(mix(yellow, orange, 0.2), face),
  spray(faceShade.fill, face),
  paint(glass, pane(0.1, 0.46, floor + 52, roof - 30) + pane(0.54, 0.9, floor + 52, roof - 30)),
  paint(cream, disc(lampX, lampY, 5) + disc(farLampX, lampY, 5)),
  paint(ink, box(signX, signY - 4, 30, 9)),
  line(cream, 2, `M${signX + 5} ${signY + 0.5}h20`),
].join('');
