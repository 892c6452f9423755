import { C } from '../palette';
import { at, fade, path } from '../shape';
import { person } from './person';
import type { Held, Look, Pose } from './types';

interface Placement {
  readonly x: number;
  /** The y position of the feet. */
  readonly y: number;
  readonly scale: number;
  readonly flip?: boolean;
  /** Side of the canvas the light comes from. */
  readonly light?: 'left' | 'right';
  /** Set for people who do not stand on the ground. */
  readonly afloat?: boolean;
}

const groundShadow = (away: number): string =>
  fade(
    0.2,
    path(
      `M${-16 * away}-2L${10 * away}-4L${120 * away} 20L${76 * away} 26L${-14 * away} 5Z`,
      C.night,
    ),
  );

/** Places a person in a scene. The light stays on the same side in both viewing directions. */
export const figure = (look: Look, pose: Pose, place: Placement, held: Held = {}): string => {
  const flip = place.flip ?? false;
  const shadeSide = (place.light === 'right') === flip ? 1 : -1;
  const shadow = place.afloat
    ? ''
    : at(place.x, place.y, groundShadow(place.light === 'right' ? -1 : 1), place.scale);
  return shadow + at(place.x, place.y, person(look, pose, held, shadeSide), place.scale, flip);
};
