/** A vintage tram coming up the street: red below, cream above, every window lit. */
import { fadeTo, sprayed } from '../../grain';
import { cream, ink, mix, night, orange, sun } from '../../palettes';
import { repeat, times } from '../../random';
import { box, disc, halfOval, oval, pill, poly } from '../../shapes';
import { glow, line, paint, type Point } from '../../svg';
import { receding } from '../perspective';
import { carmine, deep, lamp, tyre } from './colours';

const [LEFT, RIGHT, ROOF, FLOOR] = [910, 1222, 452, 846];
const LENGTH = 2.5;
const CX = (LEFT + RIGHT) / 2;

/** The street's vanishing point. */
export const AWAY: Point = [664, 668];

const to = receding(AWAY);

/** A part of the long side between two distances and two heights. */
const panel = (from: number, until: number, top: number, bottom: number): string =>
  poly(to(LEFT, top, from), to(LEFT, top, until), to(LEFT, bottom, until), to(LEFT, bottom, from));

const sideWindows = times(7, (index) => {
  const from = 1.05 + index * 0.2;
  return panel(from, from + 0.15, 530, 648);
});

const riders = times(4, (index) => {
  const [x, y] = to(LEFT, 610, 1.14 + index * 0.4);
  const size = 26 / (1.14 + index * 0.4);
  return (
    oval(x, y - size * 0.6, size * 0.42, size * 0.62) +
    halfOval(x, y + size * 1.5, size * 0.8, size * 1.4)
  );
}).join('');

const side = [
  paint(
    tyre,
    poly([LEFT + 34, 790], to(LEFT + 34, 790, LENGTH), to(LEFT + 34, FLOOR, LENGTH), [
      LEFT + 34,
      FLOOR,
    ]),
  ),
  paint(carmine, panel(1, LENGTH, 664, 812)),
  paint(mix(cream, orange, 0.25), panel(1, LENGTH, ROOF + 30, 670)),
  paint(mix(carmine, night, 0.35), panel(1, LENGTH, ROOF + 18, ROOF + 46)),
  paint(lamp, sideWindows.join('')),
  paint(mix(carmine, night, 0.55), riders),
  paint(mix(sun, cream, 0.4), panel(1, LENGTH, 690, 697)),
].join('');

const roof =
  paint(
    mix(ink, night, 0.4),
    poly([LEFT + 30, ROOF - 6], to(LEFT + 30, ROOF - 6, LENGTH), to(LEFT, ROOF + 22, LENGTH), [
      LEFT,
      ROOF + 22,
    ]),
  ) +
  paint(
    mix(carmine, night, 0.3),
    `M${LEFT} ${ROOF + 46}Q${LEFT + 4} ${ROOF} ${LEFT + 60} ${ROOF - 8}L${RIGHT - 60} ${ROOF - 8}Q${RIGHT - 4} ${ROOF} ${RIGHT} ${ROOF + 46}Z`,
  );

const shell = `M${LEFT} ${ROOF + 40}L${RIGHT} ${ROOF + 40}L${RIGHT + 2} 660L${RIGHT} 806Q${CX} 834 ${LEFT - 1} 812L${LEFT - 2} 660Z`;
const apron = `M${LEFT - 2} 664L${RIGHT + 2} 664L${RIGHT} 806Q${CX} 834 ${LEFT - 1} 812Z`;

const panes =
  box(LEFT + 20, 520, 78, 132) + box(CX - 50, 512, 100, 140) + box(RIGHT - 98, 520, 78, 132);

const driver =
  oval(CX, 590, 17, 21) +
  halfOval(CX, 652, 42, 42) +
  box(CX - 20, 568, 40, 8) +
  halfOval(CX, 570, 17, 14);

const roomShade = fadeTo('up', 'warsaw-tram-room', orange, 0.55);

const front = [
  paint(tyre, box(LEFT + 34, 790, RIGHT - LEFT - 68, FLOOR - 790)),
  paint(mix(cream, orange, 0.2), shell),
  paint(carmine, apron),
  paint(lamp, panes),
  sprayed(roomShade, panes),
  paint(mix(carmine, night, 0.65), driver),
  paint(mix(sun, cream, 0.5), box(LEFT - 2, 682, RIGHT - LEFT + 4, 7)),
  paint(mix(ink, night, 0.3), pill(CX - 66, 462, 132, 34)),
  paint(
    lamp,
    repeat(2, (index) => disc(CX - 14 + index * 28, 479, 9)),
  ),
  paint(mix(ink, night, 0.3), box(CX - 46, 816, 92, 22)),
].join('');

const bloom = glow('warsaw-bloom', lamp, 0.9);

const headlight =
  paint(bloom.fill, disc(CX, 740, 120)) +
  paint(mix(ink, night, 0.4), disc(CX, 740, 33)) +
  paint(cream, disc(CX, 740, 26));

/** The bow collector that touches the wire. */
const collector = line(
  deep,
  5,
  `M${CX - 60} ${ROOF - 10}L${CX - 20} 380L${CX + 40} 380M${CX + 30} ${ROOF - 10}L${CX - 20} 380`,
);

const sideShade = fadeTo('left', 'warsaw-tram-side', night, 0.6);
const frontShade = fadeTo('down', 'warsaw-tram-front', mix(carmine, night, 0.7), 0.75);

export const tram = [
  bloom.def,
  paint(tyre, oval(CX - 40, FLOOR + 2, 210, 15)),
  collector,
  side,
  roof,
  sprayed(sideShade, panel(1, LENGTH, 664, 812)),
  front,
  sprayed(frontShade, apron),
  headlight,
].join('');
