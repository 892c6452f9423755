/** A city of many spires across a river, in three depths of evening haze. */
import {
  block,
  domeProfile,
  onionProfile,
  pitchedGable,
  turned,
  type Profile,
  type Tone,
} from '../building';
import { mix } from '../palettes';
import { times } from '../random';
import { paint } from '../svg';

const spire = (half: number, wall: number, top: number): Profile => [
  [half, 0],
  [half, wall],
  [half * 1.16, wall],
  [half * 1.16, wall + 8],
  [half * 0.3, wall + (top - wall) * 0.62],
  [0, top],
];

const helmet = (half: number, wall: number, top: number): Profile => [
  [half, 0],
  [half, wall],
  [half * 1.12, wall],
  ...onionProfile(half * 1.06, wall + 6, (top - wall) * 0.42).slice(0, 6),
  [half * 0.42, wall + (top - wall) * 0.34],
  [half * 0.42, wall + (top - wall) * 0.5],
  [half * 0.12, wall + (top - wall) * 0.7],
  [0, top],
];

const dome = (half: number, wall: number, top: number): Profile => [
  [half * 1.4, 0],
  [half * 1.4, wall * 0.7],
  [half, wall * 0.7],
  [half, wall],
  ...domeProfile(half, wall, half * 1.15, half * 0.12),
  [half * 0.12, wall + half * 1.5],
  [0, top],
];

export const skyline = (shore: number, near: Tone, far: Tone): string => {
  const middle: Tone = {
    light: mix(far.light, near.light, 0.5),
    dark: mix(far.dark, near.dark, 0.5),
  };
  return [
    times(15, (index) =>
      turned(
        860 + index * 84,
        shore,
        spire(15 + ((index * 7) % 10), 70 + ((index * 53) % 90), 150 + ((index * 71) % 170)),
        far,
      ),
    ).join(''),
    turned(1052, shore, helmet(24, 150, 330), middle),
    turned(1338, shore, dome(62, 170, 330), middle),
    turned(1880, shore, dome(70, 190, 370), middle),
    times(12, (index) =>
      paint(
        index % 2 ? middle.light : middle.dark,
        pitchedGable(880 + index * 98, shore, 100, 58 + ((index * 37) % 40), 40),
      ),
    ).join(''),
    turned(1500, shore, spire(36, 300, 560), near),
    turned(1580, shore, spire(36, 280, 500), near),
    block(1464, shore, 152, 210, near, 0.34),
    turned(1742, shore, helmet(34, 260, 500), near),
    turned(1180, shore, spire(22, 130, 250), near),
    times(11, (index) =>
      block(900 + index * 106, shore, 92, 46 + ((index * 29) % 46), near, 0.3),
    ).join(''),
  ].join('');
};
