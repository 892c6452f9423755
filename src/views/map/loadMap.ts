import { fetchPayload } from '@/http/client';
import type { Geodata } from '@/lib/geo/geodata';
import type { DrawnMap, MapOptions } from './drawnMap';

export type DrawMap = (container: HTMLElement, options: MapOptions) => DrawnMap;

/**
 * What draws the map, and what it is drawn from, which together weigh more than the page.
 *
 * @param path of the geodata, which the shop has made itself and is taken as it is
 * @throws when one of them does not come
 */
export const loadMap = async (path: string): Promise<DrawMap> => {
  const [{ drawMap }, geodata] = await Promise.all([import('./drawMap'), fetchPayload(path)]);
  return (container, options) => drawMap(container, geodata as Geodata, options);
};
