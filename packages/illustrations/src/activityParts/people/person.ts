import { shade, skinShade } from '../palette';
import { at, join, num, oval, path, turned, type Pt } from '../shape';
import { shoulderWidth, skirt, torso } from './clothes';
import { head, placedHead } from './head';
import { bend, capsule, limb, type Bent } from './limb';
import type { Held, Look, Pose } from './types';

const ARM = 34;
const LEG = 46.4;

const rotate = (point: Pt, degrees: number): Pt => {
  const a = (degrees * Math.PI) / 180;
  return [
    point[0] * Math.cos(a) - point[1] * Math.sin(a),
    point[0] * Math.sin(a) + point[1] * Math.cos(a),
  ];
};

const add = (a: Pt, b: Pt): Pt => [a[0] + b[0], a[1] + b[1]];

const naturalElbow = (view: Pose['view'], from: Pt, to: Pt, near: boolean): number => {
  if (view === 'side') return -1;
  const outward = to[1] - from[1] > 24 ? 1 : -1;
  return near ? outward : -outward;
};

const shoe = (ankle: Pt, direction: number, colour: string, toes: number): string =>
  `<path d="M-5-4L5-4C7 0 14 1 15 6L-6 6Z" fill="${colour}" transform="translate(${num(ankle[0])} ${num(ankle[1])})${
    toes ? ` rotate(${num(toes * direction)})` : ''
  }${direction < 0 ? ' scale(-1 1)' : ''}"/>`;

const legArt = (
  hip: Pt,
  leg: Bent,
  look: Look,
  dim: boolean,
  direction: number,
  toes: number,
): string => {
  const tone = (c: string): string => (dim ? shade(c, 0.3) : c);
  const skin = dim ? skinShade(look.skin) : look.skin;
  const upper = look.legs === 'bare' ? skin : tone(look.bottom);
  const lower = look.legs === 'long' ? tone(look.bottom) : skin;
  return (
    shoe(leg.end, direction, tone(look.shoes), toes) +
    limb(hip, leg, { upper, lower, widths: [11, 7.6, 4.6] })
  );
};

const armArt = (shoulder: Pt, arm: Bent, look: Look, dim: boolean): string => {
  const skin = dim ? skinShade(look.skin) : look.skin;
  const cloth = dim ? shade(look.top, 0.26) : look.top;
  const turn = Math.atan2(arm.end[1] - arm.joint[1], arm.end[0] - arm.joint[0]);
  const palm: Pt = [arm.end[0] + Math.cos(turn) * 4, arm.end[1] + Math.sin(turn) * 4];
  const upper = look.sleeves === 'none' ? skin : cloth;
  return (
    oval(palm[0], palm[1], 7, 4.8, skin, (turn * 180) / Math.PI) +
    limb(shoulder, arm, {
      upper,
      lower: look.sleeves === 'long' ? cloth : skin,
      widths: [7.4, 5.6, 4.2],
    })
  );
};

/** Draws one figure; `shadeSide` is +1 when the light comes from its back (-x). */
export const person = (look: Look, pose: Pose, held: Held = {}, shadeSide = 1): string => {
  const { hip, view } = pose;
  const w = shoulderWidth(view, look);
  const flat = view === 'side';
  const spot = (x: number, y: number): Pt => add(hip, rotate([x, y], pose.lean));
  const nearShoulder = spot(flat ? -1 : w - 6, -58);
  const farShoulder = spot(flat ? 3 : 6 - w, -58);
  const nearHip = add(hip, [flat ? -1 : w * 0.36, 0]);
  const farHip = add(hip, [flat ? 1 : -w * 0.36, 0]);
  const elbows = pose.elbows ?? [
    naturalElbow(view, nearShoulder, pose.nearHand, true),
    naturalElbow(view, farShoulder, pose.farHand, false),
  ];
  const knees = pose.knees ?? (flat ? [1, 1] : [1, -1]);
  const ankle = (foot: Pt): Pt => [foot[0], foot[1] - 6];
  const nearLeg = bend(nearHip, ankle(pose.nearFoot), LEG, knees[0]);
  const farLeg = bend(farHip, ankle(pose.farFoot), LEG, knees[1]);
  const nearArm = bend(nearShoulder, pose.nearHand, ARM, elbows[0]);
  const farArm = bend(farShoulder, pose.farHand, ARM, elbows[1]);
  const neck = spot(0, -66);
  const skull = add(spot(0, -66), rotate([flat ? 3 : 0, -20], pose.lean * 0.6 + pose.nod));
  const toes = pose.toes ?? 0;
  const drape = look.skirt
    ? skirt(hip, [nearLeg, farLeg], look.skirt, look.bottom, flat ? 10.5 : 13)
    : '';
  const lap = look.apron ? skirt(hip, [nearLeg, farLeg], 'mini', look.apron, 10) : '';
  const farArmArt = join(
    held.far ? at(farArm.end[0], farArm.end[1], held.far) : '',
    armArt(farShoulder, farArm, look, flat),
  );
  return join(
    pose.armsFront ? '' : farArmArt,
    legArt(farHip, farLeg, look, true, flat ? 1 : -1, toes),
    legArt(nearHip, nearLeg, look, false, 1, toes),
    drape,
    path(capsule(neck, 6, skull, 5), skinShade(look.skin)),
    at(hip[0], hip[1], turned(pose.lean, torso(look, view, shadeSide))),
    lap,
    placedHead(skull[0], skull[1], pose.lean * 0.6 + pose.nod, head(look, view, shadeSide)),
    pose.armsFront ? farArmArt : '',
    held.near ? at(nearArm.end[0], nearArm.end[1], held.near) : '',
    armArt(nearShoulder, nearArm, look, false),
  );
};
