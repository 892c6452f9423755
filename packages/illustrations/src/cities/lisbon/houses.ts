/** Two rows of houses stepping down the hill: the left one in the sun, the right one in shade. */
import { fadeTo, spray } from '../../grain';
import { brick, cream, mix, moss, night, sun } from '../../palettes';
import { times } from '../../random';
import { poly, polyline } from '../../shapes';
import { line, paint, type Point } from '../../svg';
import { seenTowards } from '../perspective';
import { azulejo, blush, cobalt, honey, lime, peach, red, shade } from './inks';

/** Horizontal lines meet at the horizon; the street continues below it. */
export const seen = seenTowards([872, 372]);
const slope = 214;

/** Depth of the street below the eye, at a nearness. */
export const street = (nearness: number): number => -300 - slope * (1 / nearness - 1) * 0.62;

interface House {
  readonly side: -1 | 1;
  /** Nearness of its near and far edge. */
  readonly from: number;
  readonly to: number;
  /** Height of the eaves above the eye, in px at the picture plane. */
  readonly eaves: number;
  readonly wall: string;
  readonly floors: number;
  readonly bays: number;
  readonly tiled?: boolean;
}

const across = (side: number): number => (side < 0 ? -430 : 560);

const houses: readonly House[] = [
  { side: -1, from: 0.3, to: 0.2, eaves: -40, wall: blush, floors: 3, bays: 2 },
  { side: 1, from: 0.3, to: 0.2, eaves: -60, wall: honey, floors: 3, bays: 2 },
  { side: -1, from: 0.48, to: 0.3, eaves: 110, wall: peach, floors: 4, bays: 2 },
  { side: 1, from: 0.48, to: 0.3, eaves: 96, wall: lime, floors: 4, bays: 2 },
  { side: -1, from: 0.76, to: 0.48, eaves: 236, wall: honey, floors: 4, bays: 3 },
  { side: 1, from: 0.76, to: 0.48, eaves: 250, wall: peach, floors: 4, bays: 3 },
  { side: -1, from: 2.4, to: 0.76, eaves: 520, wall: lime, floors: 4, bays: 4, tiled: true },
  { side: 1, from: 2, to: 0.76, eaves: 560, wall: blush, floors: 4, bays: 4 },
];

const sunny = fadeTo('right', 'lisbon-sunny', mix(sun, cream, 0.35), 0.35);
const grime = fadeTo('down', 'lisbon-grime', shade, 0.4);
const gloom = fadeTo('down', 'lisbon-gloom', mix(shade, night, 0.25), 0.42);

/** A point of a facade: `along` 0 to 1 from the near to the far edge, `up` 0 to 1 from the far foot to the eaves. */
const facade =
  ({ side, from, to, eaves }: House) =>
  (along: number, up: number): Point => {
    const nearness = 1 / (1 / from + (1 / to - 1 / from) * along);
    const foot = street(to);
    return seen(across(side), foot + (eaves - foot) * up, nearness);
  };

const quad = (
  place: (along: number, up: number) => Point,
  left: number,
  right: number,
  low: number,
  high: number,
): string => poly(place(left, low), place(left, high), place(right, high), place(right, low));

const inShade = (side: number, color: string): string =>
  side > 0 ? mix(color, shade, 0.62) : color;

/** The height of the wall that the rising street hides, at a point along it. */
const buried = ({ from, to, eaves }: House, along: number): number => {
  const foot = street(to);
  return (street(1 / (1 / from + (1 / to - 1 / from) * along)) - foot) / (eaves - foot);
};

const openings = (house: House): string => {
  const place = facade(house);
  const { side, floors, bays } = house;
  const frame = inShade(side, cream);
  const glass = side > 0 ? mix(shade, night, 0.55) : mix(cobalt, shade, 0.4);
  return times(floors * bays, (index) => {
    const [bay, floor] = [index % bays, Math.floor(index / bays)];
    const left = (bay + 0.3) / bays;
    const right = (bay + 0.7) / bays;
    const low = (floor + 0.22) / floors;
    const high = (floor + 0.78) / floors;
    if (low < buried(house, (bay + 0.5) / bays)) return '';
    const lit = side > 0 && (index * 7) % 5 === 0;
    const grow = 0.035 / bays;
    return [
      paint(frame, quad(place, left - grow * 2, right + grow * 2, low, high + 0.018)),
      paint(lit ? mix(sun, cream, 0.3) : glass, quad(place, left, right, low, high)),
      line(
        frame,
        1.6,
        polyline(place((left + right) / 2, low), place((left + right) / 2, high)) +
          polyline(place(left, (low + high * 2) / 3), place(right, (low + high * 2) / 3)),
      ),
      floor > 0
        ? paint(
            mix(inShade(side, night), cobalt, 0.3),
            quad(place, left - grow * 4, right + grow * 4, low - 0.012, low + 0.006),
          ) +
          line(
            mix(inShade(side, night), cobalt, 0.3),
            1.5,
            times(7, (bar) => {
              const x = left - grow * 3 + ((right - left + grow * 6) * bar) / 6;
              return polyline(place(x, low), place(x, low + 0.075));
            }).join('') +
              polyline(place(left - grow * 4, low + 0.075), place(right + grow * 4, low + 0.075)),
          )
        : '',
    ].join('');
  }).join('');
};

/** Azulejos: blue lozenges on white, a dot where four of them meet. */
const tiles = (house: House): string => {
  const place = facade(house);
  const [columns, rows] = [30, 34];
  const lozenge = (column: number, row: number, size: number): string => {
    const [x, y] = [(column + 0.5) / columns, (row + 0.5) / rows];
    const [dx, dy] = [(size * 0.5) / columns, (size * 0.5) / rows];
    return poly(place(x - dx, y), place(x, y + dy), place(x + dx, y), place(x, y - dy));
  };
  return (
    paint(
      mix(azulejo, cream, 0.12),
      times(columns * rows, (index) =>
        lozenge(index % columns, Math.floor(index / columns), 0.92),
      ).join(''),
    ) +
    paint(
      lime,
      times(columns * rows, (index) =>
        lozenge(index % columns, Math.floor(index / columns), 0.4),
      ).join(''),
    )
  );
};

const roofEdge = ({ side, from, to, eaves }: House): string =>
  poly(
    seen(across(side), eaves, from),
    seen(across(side) - side * 40, eaves + 6, from),
    seen(across(side) - side * 40, eaves + 6, to),
    seen(across(side), eaves, to),
    seen(across(side) + side * 60, eaves + 58, to),
    seen(across(side) + side * 60, eaves + 58, from),
  );

const drawn = (house: House): string => {
  const place = facade(house);
  const wall = poly(place(0, -0.9), place(0, 1), place(1, 1), place(1, -0.9));
  return [
    paint(inShade(house.side, red), roofEdge(house)),
    paint(inShade(house.side, house.wall), wall),
    house.tiled ? tiles(house) : '',
    house.tiled ? '' : spray(house.side > 0 ? gloom.fill : sunny.fill, wall),
    house.side < 0 ? spray(grime.fill, quad(place, 0, 1, -0.9, 0.36)) : '',
    openings(house),
    paint(inShade(house.side, mix(cream, brick, 0.15)), quad(place, 0, 1, 0.975, 1)),
    line(inShade(house.side, mix(house.wall, moss, 0.2)), 2, polyline(place(1, -0.9), place(1, 1))),
  ].join('');
};

export const houseInks = [sunny, grime, gloom];
export const houseRows = houses.map(drawn).join('');
