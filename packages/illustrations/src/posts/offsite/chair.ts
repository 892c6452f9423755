/** A slatted camp chair, some with an object on it; light comes from the upper left. */
import { mix, night } from '../../palettes';
import { poly } from '../../shapes';
import { line, num, paint } from '../../svg';
import { face, facingMiddle, seen, type Spot } from './space';

export interface Seat {
  readonly angle: number;
  readonly canvas: string;
  /** A jacket hung over the back. */
  readonly jacket?: string;
}

const HALF = 0.27;
const SEAT = 0.46;
const TOP = 0.98;

const bar = (color: string, width: number, from: Spot, to: Spot): string => {
  const [a, b] = [seen(from), seen(to)];
  return line(color, width, `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`);
};

/** The long shadow away from the low sun. */
export const seatShadow = ({ angle }: Seat, radius: number, color: string): string => {
  const place = facingMiddle(angle, radius);
  const fallen = ([x, up, away]: Spot): Spot => [x + up * 1.25, 0, away - up * 0.5];
  const outline = (...spots: readonly Spot[]) =>
    poly(...spots.map((spot) => seen(fallen(place(spot)))));
  const post = (side: number, forwards: number, top: number) =>
    outline(
      [side - 0.02, 0, forwards],
      [side + 0.02, 0, forwards],
      [side + 0.02, top, forwards],
      [side - 0.02, top, forwards],
    );
  return paint(
    color,
    outline([-HALF, SEAT, 0], [HALF, SEAT, 0], [HALF, SEAT, 0.5], [-HALF, SEAT, 0.5]) +
      outline([-HALF, 0.6, -0.04], [HALF, 0.6, -0.04], [HALF, TOP, -0.1], [-HALF, TOP, -0.1]) +
      [-HALF, HALF].map((side) => post(side, 0, 0.7) + post(side, 0.5, SEAT)).join(''),
  );
};

export const chair = ({ angle, canvas, jacket }: Seat, radius: number, wood: string): string => {
  const place = facingMiddle(angle, radius);
  const dark = mix(wood, night, 0.4);
  const lit = Math.sin(angle) < 0.2 ? mix(canvas, night, 0.3) : canvas;
  const legs = (forwards: number, color: string) =>
    [-HALF, HALF]
      .map((side) => bar(color, 10, place([side, 0, forwards]), place([side, SEAT, forwards])))
      .join('');
  const seat = face(
    canvas,
    place([-HALF, SEAT, 0]),
    place([HALF, SEAT, 0]),
    place([HALF, SEAT, 0.5]),
    place([-HALF, SEAT, 0.5]),
  );
  const back =
    bar(wood, 10, place([-HALF, SEAT, 0]), place([-HALF, TOP, -0.1])) +
    bar(wood, 10, place([HALF, SEAT, 0]), place([HALF, TOP, -0.1])) +
    face(
      lit,
      place([-HALF, 0.64, -0.04]),
      place([HALF, 0.64, -0.04]),
      place([HALF, TOP, -0.1]),
      place([-HALF, TOP, -0.1]),
    );
  const coat = jacket
    ? face(
        jacket,
        place([-HALF - 0.06, TOP + 0.03, -0.1]),
        place([HALF + 0.06, TOP + 0.03, -0.1]),
        place([HALF + 0.1, 0.4, -0.12]),
        place([0.04, 0.3, -0.12]),
        place([-HALF - 0.08, 0.42, -0.12]),
      )
    : '';
  const isFar = Math.cos(angle) > 0;
  return isFar
    ? legs(0, dark) + coat + back + seat + legs(0.5, wood)
    : legs(0.5, dark) + seat + legs(0, wood) + back + coat;
};
