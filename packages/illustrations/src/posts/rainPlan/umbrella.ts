/** An open umbrella from above: eight panels, brighter the more they face the lamp. */
import { cream, mix, night, sun } from '../../palettes';
import { spray } from '../../grain';
import { repeat, times } from '../../random';
import { disc } from '../../shapes';
import { at, line, num, paint, tilted, type Point } from '../../svg';

export interface Umbrella {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly turn: number;
  readonly color: string;
  /** The colour of every other panel of a two-coloured umbrella. */
  readonly second?: string;
}

const PANELS = 8;
const step = (Math.PI * 2) / PANELS;

const rim = (r: number, index: number): Point => [
  r * Math.cos(index * step),
  r * Math.sin(index * step),
];

/** Between the tips of two ribs, the edge of the cloth curves inwards. */
const hem = (r: number, index: number): string => {
  const [x, y] = rim(r, index + 1);
  const [bx, by] = rim(r * 0.9, index + 0.5);
  return `Q${num(bx)} ${num(by)} ${num(x)} ${num(y)}`;
};

const outline = (r: number): string =>
  `M${rim(r, 0).map(num).join(' ')}${repeat(PANELS, (index) => hem(r, index))}Z`;

const panel = (r: number, index: number): string =>
  `M0 0L${rim(r, index).map(num).join(' ')}${hem(r, index)}Z`;

/** The canopy in its own light: `lampAt` is the direction of the lamp in degrees, clockwise from the right. */
export const canopy = (
  { x, y, r, turn, color, second = color }: Umbrella,
  lampAt: number,
  shade: string,
): string => {
  const panels = times(PANELS, (index) => {
    const facing = Math.cos(((turn - lampAt) * Math.PI) / 180 + (index + 0.5) * step);
    const cloth = index % 2 ? second : color;
    return paint(
      facing > 0
        ? mix(cloth, mix(sun, cream, 0.6), facing * 0.26)
        : mix(cloth, night, -facing * 0.38),
      panel(r, index),
    );
  }).join('');
  const ribs = repeat(
    PANELS,
    (index) =>
      `M0 0L${rim(r * 1.03, index)
        .map(num)
        .join(' ')}`,
  );
  return (
    tilted(x, y, turn, panels + line(mix(color, night, 0.5), 2, ribs, 0.5)) +
    at(x, y, 1, spray(shade, outline(r))) +
    paint(mix(color, night, 0.6), disc(x, y, r * 0.06)) +
    paint(cream, disc(x - r * 0.015, y - r * 0.015, r * 0.025))
  );
};

export const canopyShadow = ({ x, y, r, turn }: Umbrella, [dx, dy]: Point, color: string): string =>
  tilted(x + dx * r, y + dy * r, turn, paint(color, outline(r * 1.02)));
