import type { Pose } from './types';

const base: Pose = {
  hip: [0, -98],
  lean: 0,
  nod: 0,
  view: 'side',
  nearHand: [4, -91],
  farHand: [10, -93],
  nearFoot: [-6, 0],
  farFoot: [8, 0],
};

export const pose = (changes: Partial<Pose>): Pose => ({ ...base, ...changes });

export const POSE = {
  walk: pose({
    hip: [0, -96],
    lean: 4,
    nearFoot: [24, 0],
    farFoot: [-26, -4],
    nearHand: [-22, -104],
    farHand: [26, -106],
  }),
  run: pose({
    hip: [0, -96],
    lean: 16,
    nod: -6,
    nearFoot: [44, -14],
    farFoot: [-48, -34],
    nearHand: [-16, -108],
    farHand: [48, -138],
    toes: 10,
  }),
  kneel: pose({
    hip: [0, -54],
    lean: 10,
    nearFoot: [26, 0],
    farFoot: [-44, -2],
    nearHand: [46, -90],
    farHand: [50, -92],
  }),
} as const;
