/** One-point perspective: walls, floors, bridges and vehicles that run towards a vanishing point. */
import type { Point } from '../svg';

/**
 * Where a point shows that lies `across` and `up` from the line of sight, in px at the picture plane. Its nearness is
 * 1 at the picture plane and 0 at the vanishing point.
 */
export const seenTowards =
  ([x, y]: Point) =>
  (across: number, up: number, nearness: number): Point => [
    x + across * nearness,
    y - up * nearness,
  ];

/**
 * Carries a point of the picture plane away towards the vanishing point: at distance 1 it stays where it is, at
 * distance 2 it has gone half the way.
 */
export const receding =
  ([vx, vy]: Point) =>
  (x: number, y: number, distance: number): Point =>
    seenTowards([vx, vy])(x - vx, vy - y, 1 / distance);
