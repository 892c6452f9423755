/** Ekipa: five forearms that grip one another in a ring, as a team before a match. */
import { cream, ember, flame, mix, sun } from '../palettes';
import { taper } from '../shapes';
import { paint, type Point } from '../svg';
import { gapAround, inInks } from './mark';

type Inks = readonly string[];

const corner = (turn: number): Point => {
  const angle = ((turn * 72 - 6) * Math.PI) / 180;
  return [32 + 21.5 * Math.sin(angle), 32.5 - 21.5 * Math.cos(angle)];
};

const arm = (turn: number): string => taper(corner(turn), 8.8, corner(turn + 1), 8.8);

const grip = (inks: Inks): string =>
  inks
    .map((color, turn) => gapAround(`fist-${turn}`, arm(turn + 1), 2, paint(color, arm(turn))))
    .join('');

const deep = mix(ember, '#7A1020', 0.35);

export const ekipa = inInks<Inks>(
  grip,
  [ember, flame, ember, deep, flame],
  [mix(ember, cream, 0.05), flame, mix(ember, cream, 0.05), cream, sun],
);
