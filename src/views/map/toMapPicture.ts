import type { MapPicture } from '@/ui/components/MapTeaser';
import { dotsAcross, dotsDown, toDots } from '@/lib/geo/europe';
import { geodataFiles } from '@/lib/geo/geodataFiles';
import { type Point, toMercator } from '@/lib/geo/mercator';
import { placeLabels } from '@/lib/geo/placeLabels';
import type { Shop } from '@/catalog/mesh/queries/shops';

/** Lengths in dots, for names in the size of phones. */
const letter = { width: 1.25, height: 2.6 };
const spacing = { mark: 1, gap: 1.5 };

/** Around the outermost cities, in dots. Most names are on the right. */
const margin = { west: 5, east: 12, north: 5, south: 5 };

/** Width divided by height. */
const shape = 4 / 3;

/**
 * Start of the visible part of an axis: it centres `least` to `most`, and stays inside the map. The result lies between
 * two dots, so that no dot is cut.
 */
const fit = (least: number, most: number, length: number, limit: number) => {
  const start = (least + most - length) / 2;
  return Math.floor(Math.max(0, Math.min(start, limit - length))) - 0.5;
};

const toWindow = (points: readonly Point[]) => {
  const across = points.map(({ x }) => x);
  const down = points.map(({ y }) => y);
  const [west, east] = [Math.min(...across) - margin.west, Math.max(...across) + margin.east];
  const [north, south] = [Math.min(...down) - margin.north, Math.max(...down) + margin.south];
  const width = Math.ceil(Math.min(Math.max(east - west, (south - north) * shape), dotsAcross));
  const height = Math.ceil(width / shape);
  return {
    x: fit(west, east, width, dotsAcross),
    y: fit(north, south, height, dotsDown),
    width,
    height,
  };
};

/** Integer tenths of a dot, to keep the data short. */
const tenths = (dots: number) => Math.round(dots * 10);

/** The cities of a site on a small map; `undefined` if there are none. */
export const toMapPicture = (shops: readonly Shop[]): MapPicture | undefined => {
  if (shops.length === 0) return undefined;
  const points = shops.map(({ city }) => toDots(toMercator(city.coordinates)));
  const sides = placeLabels(
    shops.map(({ cityTexts: { name } }, index) => ({
      point: points[index] ?? { x: 0, y: 0 },
      width: name.length * letter.width,
      height: letter.height,
    })),
    spacing,
  );
  const { x, y, width, height } = toWindow(points);
  return {
    land: geodataFiles.dots,
    viewBox: [x, y, width, height].map(tenths).join(' '),
    cities: shops.map(({ cityTexts: { name } }, index) => ({
      name,
      x: tenths(points[index]?.x ?? 0),
      y: tenths(points[index]?.y ?? 0),
      side: sides[index] ?? null,
    })),
  };
};
