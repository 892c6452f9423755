import { toFields } from '@troupe/basics/fields';
import { fetchPayload } from '@/platform/http/client';
import type { Geodata } from '@/lib/geo/geodata';
import type { DrawnMap, MapOptions } from './drawnMap';

export type DrawMap = (container: HTMLElement, options: MapOptions) => DrawnMap;

/** Checks the outline only: the shop generates the file, and it has thousands of numbers. */
const isGeodata = (value: unknown): value is Geodata => {
  const { countries, borders } = toFields(value);
  return (
    Array.isArray(borders) &&
    Array.isArray(countries) &&
    countries.every((country) => Array.isArray(toFields(country)['areas']))
  );
};

/**
 * Loads the map's code and geodata, which together are larger than the page.
 *
 * @param path of the geodata
 * @throws if one of them cannot be loaded, or the file has no geodata
 */
export const loadMap = async (path: string): Promise<DrawMap> => {
  const [{ drawMap }, geodata] = await Promise.all([import('./drawMap'), fetchPayload(path)]);
  if (!isGeodata(geodata)) throw new Error(`${path} has no geodata`);
  return (container, options) => drawMap(container, geodata, options);
};
