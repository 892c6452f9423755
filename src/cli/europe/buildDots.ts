import { dotsAcross, dotsDown, fromDots } from '@/lib/geo/europe';
import type { Geodata } from '@/lib/geo/geodata';
import { unpackLine } from '@/lib/geo/lines';
import { type Place, toPlace } from '@/lib/geo/mercator';
import { contains } from './contains';

interface Land {
  readonly rings: readonly (readonly Place[])[];
  readonly south: number;
  readonly north: number;
}

const toLand = (rings: readonly (readonly Place[])[]): Land => {
  const latitudes = rings.flat().map(({ latitude }) => latitude);
  return { rings, south: Math.min(...latitudes), north: Math.max(...latitudes) };
};

/** Runs of adjacent land dots in a row. */
const listRuns = (row: readonly boolean[]) => {
  const runs: { start: number; count: number }[] = [];
  for (const [start, isLand] of row.entries()) {
    const last = runs.at(-1);
    if (!isLand) continue;
    if (last && last.start + last.count === start) last.count += 1;
    else runs.push({ start, count: 1 });
  }
  return runs;
};

/**
 * Draws the land of Europe as an SVG with one path, in dots of the small map. Each run of land is a line. The map draws
 * it with dashes of zero length and round caps, so that it looks like a row of dots.
 */
export const buildDots = ({ countries }: Geodata): string => {
  const lands = countries.flatMap(({ areas }) =>
    areas.map((rings) => toLand(rings.map(unpackLine))),
  );
  const isLand = (place: Place) =>
    lands.some(
      ({ rings, south, north }) =>
        place.latitude >= south &&
        place.latitude <= north &&
        // A place on land is inside an odd number of rings: inside a coast and in none of its holes.
        rings.filter((ring) => contains(ring, place)).length % 2 === 1,
    );
  const rows = Array.from({ length: dotsDown }, (_, y) =>
    Array.from({ length: dotsAcross }, (__, x) => isLand(toPlace(fromDots({ x, y })))),
  );
  const path = rows.flatMap((row, y) =>
    // Extend the line a little beyond the last dot. Otherwise rounding decides whether that dot is drawn.
    listRuns(row).map(({ start, count }) => `M${start} ${y}h${count - 1}.1`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${dotsAcross} ${dotsDown}"><path id="land" d="${path.join('')}"/></svg>`;
};
