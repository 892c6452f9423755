/** One-point perspective: walls, floors, bridges and vehicles that run towards a vanishing point. */
import type { Point } from '../svg';

/**
 * The picture position of a point that lies `across` and `up` from the line of sight, in px at the picture plane. Its
 * nearness is 1 at the picture plane and 0 at the vanishing point.
 */
export const seenTowards =
  ([x, y]: Point) =>
  (across: number, up: number, nearness: number): Point => [
    x + across * nearness,
    y - up * nearness,
  ];

/**
 * Moves a point of the picture plane towards the vanishing point: at distance 1 it does not move, at distance 2 it
 * moves half the way.
 */
export const receding =
  ([vx, vy]: Point) =>
  (x: number, y: number, distance: number): Point =>
    seenTowards([vx, vy])(x - vx, vy - y, 1 / distance);
