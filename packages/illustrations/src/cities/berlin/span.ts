/** The line of the Oberbaum Bridge: it runs from the left edge, close by, to a point far on the right. */
import { times } from '../../random';
import { poly } from '../../shapes';
import type { Point } from '../../svg';
import { seenTowards } from '../perspective';

const seen = seenTowards([1460, 640]);
const offset = -1460;

/** Heights above the eye, in px at the picture plane. */
export const level = {
  water: -95,
  spring: 10,
  road: 206,
  parapet: 244,
  arcade: 318,
  cornice: 366,
  rail: 388,
  roof: 516,
} as const;

/** A point on the near face of the bridge; `away` is 1 at the left edge of the picture. */
export const along = (away: number, up: number): Point => seen(offset, up, 1 / away);

/** A point behind the near face, at a depth in px at the picture plane. */
export const behind = (away: number, up: number, depth: number): Point =>
  seen(offset - depth, up, 1 / away);

export const band = (from: number, to: number, low: number, high: number): string =>
  poly(along(from, low), along(from, high), along(to, high), along(to, low));

/** A round-headed opening in the near face. */
export const opening = (
  from: number,
  to: number,
  low: number,
  spring: number,
  rise: number,
): string => {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const curve = times(13, (index): Point => {
    const angle = Math.PI * (1 - index / 12);
    return along(middle + Math.cos(angle) * half, spring + rise * Math.sin(angle));
  });
  return poly(along(from, low), ...curve, along(to, low));
};
