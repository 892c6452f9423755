import type { Place } from './mercator';

/**
 * A line in whole hundredths of a degree: longitude and latitude of its start, then the offset of each next point from
 * the previous one. Offsets need fewer digits.
 */
export type PackedLine = readonly number[];

/** Steps per degree. One step is about a kilometre, less than a pixel at the largest scale. */
const scale = 100;

/** Packs a line. Points equal to the previous one are left out. */
export const packLine = (line: readonly Place[]): PackedLine => {
  const packed: number[] = [];
  let x = 0;
  let y = 0;
  for (const { latitude, longitude } of line) {
    const nextX = Math.round(longitude * scale);
    const nextY = Math.round(latitude * scale);
    if (packed.length > 0 && nextX === x && nextY === y) continue;
    packed.push(nextX - x, nextY - y);
    x = nextX;
    y = nextY;
  }
  return packed;
};

export const unpackLine = (packed: PackedLine): readonly Place[] => {
  const line: Place[] = [];
  let x = 0;
  let y = 0;
  for (let at = 0; at + 1 < packed.length; at += 2) {
    x += packed[at] ?? 0;
    y += packed[at + 1] ?? 0;
    line.push({ latitude: y / scale, longitude: x / scale });
  }
  return line;
};
