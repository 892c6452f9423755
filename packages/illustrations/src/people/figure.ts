/** Assembles a posed, dressed figure. */
import { night } from '../palettes';
import { at, paint, tilted, type Point } from '../svg';
import { flatBrush, type Brush } from './brush';
import type { Mood } from './features';
import { head } from './head';
import { arm, leg } from './limb';
import type { Look } from './look';
import { poses, type Pose, type PoseName } from './pose';
import { drape, spineOf, trunk, trunkShade } from './torso';

export interface Bearing {
  readonly mood?: Mood;
  /** A pack or a cape, drawn behind the trunk. */
  readonly onBack?: string;
  /** Collars, straps, aprons: drawn on the chest, around the neck's joint. */
  readonly onChest?: string;
  /** Things in the hands, drawn around the wrist and below the fingers. */
  readonly inFarHand?: string;
  readonly inNearHand?: string;
}

const held = (brush: Brush, [, [x, y]]: Pose['nearArm'], thing = ''): string =>
  thing && brush.flat(at(x, y, 1, thing));

/** Layers from back to front, in the figure's own units. */
export const assemble = (
  brush: Brush,
  pose: Pose,
  look: Look,
  { mood = 'blank', inFarHand, inNearHand, onBack = '', onChest = '' }: Bearing = {},
): string => {
  const spine = spineOf(pose);
  const build = look.build ?? 1;
  const sideOf = ([[elbow]]: Pose['nearArm']): Point =>
    spine(elbow < pose.neck[0] ? -15 * build : 15 * build, 0.84);
  const [nx, ny] = pose.neck;
  const { back, front } = head(look, mood);
  const turned = (content: string): string =>
    content && brush.flat(tilted(nx, ny, pose.tilt ?? 0, content));
  const fall = drape(look, pose);
  const skirt = look.outfit === 'skirt' ? look.bottom : look.top;
  const hipAt = (dx: number): Point => [pose.hip[0] + dx, pose.hip[1] + 2];
  return [
    turned(back),
    held(brush, pose.farArm, inFarHand),
    onBack && brush.flat(at(nx, ny, 1, onBack)),
    arm(brush, look, sideOf(pose.farArm), pose.farArm, pose.farGrip ?? 'rest'),
    leg(brush, look, hipAt(-4), pose.farLeg),
    leg(brush, look, hipAt(4), pose.nearLeg),
    turned(paint(look.skin, 'M-7 -6H7L9 8Q0 13 -9 8Z')),
    brush.cloth(look.top, trunk(spine, build)),
    fall && brush.cloth(skirt, fall),
    brush.isLit ? '' : paint(night, trunkShade(spine), 0.12),
    onChest && brush.flat(at(nx, ny, 1, onChest)),
    turned(front),
    held(brush, pose.nearArm, inNearHand),
    arm(brush, look, sideOf(pose.nearArm), pose.nearArm, pose.nearGrip ?? 'rest'),
  ].join('');
};

/** One person with the feet at (x, y). */
export const figure = (
  x: number,
  y: number,
  scale: number,
  pose: PoseName,
  look: Look,
  mirrored = false,
): string => at(x, y, scale, assemble(flatBrush, poses[pose], look), mirrored);
