/** A short notation for the poses of large figures, each used in one picture only. */
import type { Limb, Pose } from './pose';

type Bone = readonly [jointX: number, jointY: number, endX: number, endY: number];

const limb = ([jointX, jointY, endX, endY]: Bone): Limb => [
  [jointX, jointY],
  [endX, endY],
];

interface Stance extends Pick<Pose, 'tilt' | 'farGrip' | 'nearGrip'> {
  /** Hip, then neck. */
  readonly spine?: Bone;
  readonly farArm?: Bone;
  readonly nearArm?: Bone;
  readonly farLeg?: Bone;
  readonly nearLeg?: Bone;
}

/** A pose in the short notation. Missing parts are taken from the default standing pose. */
export const stance = ({
  spine: [hipX, hipY, neckX, neckY] = [0, -102, 0, -163],
  farArm = [-23, -132, -19, -101],
  nearArm = [23, -132, 20, -100],
  farLeg = [-7, -54, -10, -4],
  nearLeg = [8, -54, 10, -3],
  ...rest
}: Stance): Pose => ({
  hip: [hipX, hipY],
  neck: [neckX, neckY],
  farArm: limb(farArm),
  nearArm: limb(nearArm),
  farLeg: limb(farLeg),
  nearLeg: limb(nearLeg),
  ...rest,
});
