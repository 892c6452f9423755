/** Groups of figures with their long shadows. */
import { poly } from '../shapes';
import { paint } from '../svg';
import { figure } from './figure';
import type { Look } from './look';
import type { PoseName } from './pose';

export interface Member {
  readonly x: number;
  readonly y: number;
  readonly pose: PoseName;
  readonly look: number;
  readonly left?: boolean;
  readonly scale?: number;
}

export interface Shadow {
  readonly color: string;
  readonly opacity: number;
  /** The position of the tip, relative to the feet. */
  readonly dx: number;
  readonly dy: number;
}

const shadow = ({ x, y }: Member, scale: number, { dx, dy }: Shadow): string =>
  poly(
    [x - 14 * scale, y - 5 * scale],
    [x + 18 * scale, y - 5 * scale],
    [x + dx + 17 * scale, y + dy * 0.9],
    [x + dx + 2 * scale, y + dy],
    [x + dx - 14 * scale, y + dy * 0.92],
  );

/** Draws members back to front in the given order. */
export const group = (
  looks: readonly Look[],
  scale: number,
  members: readonly Member[],
  cast?: Shadow,
): string => {
  const shadows = cast
    ? paint(
        cast.color,
        members.map((member) => shadow(member, member.scale ?? scale, cast)).join(''),
        cast.opacity,
      )
    : '';
  const people = members.map(({ x, y, pose, look, left = false, scale: own = scale }) => {
    const worn = looks[look % looks.length];
    return worn ? figure(x, y, own, pose, worn, left) : '';
  });
  return shadows + people.join('');
};
