/** Large figures in a scene's light, each in its own pose. */
import { at } from '../svg';
import { litBrush, type Light } from './brush';
import { assemble, type Bearing } from './figure';
import type { Look } from './look';
import type { Pose } from './pose';

export interface Actor extends Bearing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly pose: Pose;
  readonly look: Look;
  readonly isMirrored?: boolean;
}

/** One person with the feet at (x, y), for direct use as a picture's layer. */
export const actor = (
  light: Light,
  { x, y, scale, pose, look, isMirrored = false, ...bearing }: Actor,
): string =>
  assemble(
    litBrush((content) => at(x, y, scale, content, isMirrored), isMirrored, light),
    pose,
    look,
    bearing,
  );
