/** Body positions. Units: a standing adult is 200 tall, feet at y = 0, facing right. */
import type { Point } from '../svg';
import type { Grip } from './hand';

export type Limb = readonly [joint: Point, end: Point];

export interface Pose {
  readonly neck: Point;
  readonly hip: Point;
  readonly farArm: Limb;
  readonly nearArm: Limb;
  readonly farLeg: Limb;
  readonly nearLeg: Limb;
  /** Degrees the head leans forward. */
  readonly tilt?: number;
  readonly farGrip?: Grip;
  readonly nearGrip?: Grip;
}

const stand: Pose = {
  neck: [0, -163],
  hip: [0, -102],
  farArm: [
    [-23, -132],
    [-19, -101],
  ],
  nearArm: [
    [23, -132],
    [20, -100],
  ],
  farLeg: [
    [-7, -54],
    [-10, -4],
  ],
  nearLeg: [
    [8, -54],
    [10, -3],
  ],
};

const walk: Pose = {
  neck: [4, -163],
  hip: [0, -102],
  farArm: [
    [20, -134],
    [36, -113],
  ],
  nearArm: [
    [-14, -131],
    [-24, -103],
  ],
  farLeg: [
    [-6, -55],
    [-29, -9],
  ],
  nearLeg: [
    [14, -57],
    [24, -3],
  ],
};

const sit: Pose = {
  neck: [-3, -116],
  hip: [0, -54],
  farArm: [
    [14, -84],
    [34, -70],
  ],
  nearArm: [
    [10, -82],
    [30, -64],
  ],
  farLeg: [
    [42, -58],
    [50, -6],
  ],
  nearLeg: [
    [40, -54],
    [38, -3],
  ],
};

const lounge: Pose = {
  neck: [-14, -76],
  hip: [0, -15],
  farArm: [
    [12, -46],
    [32, -44],
  ],
  nearArm: [
    [-32, -46],
    [-34, -8],
  ],
  farLeg: [
    [34, -50],
    [54, -6],
  ],
  nearLeg: [
    [38, -36],
    [72, -4],
  ],
};

export const poses = {
  walk,
  sit,
  lounge,
  wave: {
    ...stand,
    nearArm: [
      [33, -168],
      [40, -203],
    ],
    nearGrip: 'open',
  },
  cheer: {
    ...stand,
    farArm: [
      [-32, -170],
      [-36, -206],
    ],
    nearArm: [
      [32, -170],
      [37, -206],
    ],
    farGrip: 'open',
    nearGrip: 'open',
  },
  toast: {
    ...stand,
    neck: [2, -163],
    nearArm: [
      [25, -136],
      [45, -160],
    ],
    nearGrip: 'hold',
  },
  point: {
    ...stand,
    neck: [3, -163],
    nearArm: [
      [28, -156],
      [58, -168],
    ],
    nearGrip: 'point',
  },
  embrace: {
    ...stand,
    neck: [3, -162],
    nearArm: [
      [27, -148],
      [50, -151],
    ],
  },
  chat: {
    ...stand,
    nearArm: [
      [22, -130],
      [40, -138],
    ],
  },
  stroll: {
    ...walk,
    nearArm: [
      [22, -132],
      [38, -110],
    ],
    farArm: [
      [-12, -132],
      [-18, -104],
    ],
  },
  hail: {
    ...walk,
    nearArm: [
      [32, -170],
      [46, -202],
    ],
    nearGrip: 'open',
  },
  hike: {
    ...walk,
    neck: [12, -161],
    farArm: [
      [28, -136],
      [46, -124],
    ],
    nearLeg: [
      [22, -66],
      [28, -12],
    ],
    farLeg: [
      [-4, -54],
      [-24, -1],
    ],
  },
  dance: {
    neck: [6, -160],
    hip: [-2, -102],
    farArm: [
      [-24, -160],
      [-44, -186],
    ],
    nearArm: [
      [34, -158],
      [56, -184],
    ],
    farLeg: [
      [-6, -54],
      [-14, -4],
    ],
    nearLeg: [
      [24, -68],
      [12, -26],
    ],
    farGrip: 'open',
    nearGrip: 'open',
  },
  carry: {
    ...walk,
    farArm: [
      [22, -136],
      [42, -136],
    ],
    nearArm: [
      [18, -132],
      [42, -134],
    ],
  },
  sitToast: {
    ...sit,
    nearArm: [
      [20, -92],
      [40, -116],
    ],
    nearGrip: 'hold',
  },
  sitChat: {
    ...sit,
    neck: [2, -116],
    nearArm: [
      [22, -84],
      [40, -94],
    ],
  },
  sitCheer: {
    ...sit,
    nearArm: [
      [22, -130],
      [34, -162],
    ],
    farArm: [
      [-18, -130],
      [-26, -160],
    ],
    farGrip: 'open',
    nearGrip: 'open',
  },
  dangle: {
    neck: [0, -62],
    hip: [0, 0],
    farArm: [
      [-22, -32],
      [-26, -2],
    ],
    nearArm: [
      [22, -32],
      [26, -2],
    ],
    farLeg: [
      [-12, 16],
      [-14, 62],
    ],
    nearLeg: [
      [12, 16],
      [12, 62],
    ],
  },
  dangleWave: {
    neck: [0, -62],
    hip: [0, 0],
    farArm: [
      [-22, -32],
      [-26, -2],
    ],
    nearArm: [
      [32, -70],
      [40, -104],
    ],
    farLeg: [
      [-12, 16],
      [-12, 62],
    ],
    nearLeg: [
      [12, 16],
      [16, 61],
    ],
    nearGrip: 'open',
  },
  loungeToast: {
    ...lounge,
    farArm: [
      [8, -52],
      [30, -70],
    ],
  },
  kneel: {
    neck: [10, -122],
    hip: [0, -60],
    farArm: [
      [26, -92],
      [48, -78],
    ],
    nearArm: [
      [22, -90],
      [46, -70],
    ],
    farLeg: [
      [26, -58],
      [24, -4],
    ],
    nearLeg: [
      [4, -8],
      [-40, -5],
    ],
  },
} satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;
