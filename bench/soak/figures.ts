import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

export const hoursPerDay = 24;

/** Memory of one process, in bytes. */
export interface Memory {
  /** Memory in use after garbage collection. */
  readonly held: number;
  /** Resident memory. */
  readonly resident: number;
}

/** Memory of the shop at one moment. */
export interface Sample {
  /** Simulated hours since midnight. */
  readonly hour: number;
  readonly front: Memory;
  readonly renderer: Memory;
}

/** Disk usage below a folder, by the name of the first level, in bytes. */
export const measureFolder = (folder: string): Readonly<Record<string, number>> => {
  const sizes: Record<string, number> = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    if (!stats?.isFile()) continue;
    const [first = ''] = name.split(sep);
    // `blocks` is the allocated disk space in units of 512 bytes.
    sizes[first] = (sizes[first] ?? 0) + stats.blocks * 512;
  }
  return sizes;
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Slope of the least-squares line: growth per hour. */
export const slopeOf = (points: readonly (readonly [hour: number, value: number])[]): number => {
  const [hour, value] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const along = points.reduce((sum, [x, y]) => sum + (x - hour) * (y - value), 0);
  return along / points.reduce((sum, [x]) => sum + (x - hour) ** 2, 0);
};

/** @param quarter 1 to 4 */
export const isInQuarter = ({ hour }: Pick<Sample, 'hour'>, quarter: number): boolean =>
  Math.min(4, Math.floor((hour / hoursPerDay) * 4) + 1) === quarter;
