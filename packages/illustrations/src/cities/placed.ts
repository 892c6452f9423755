/** Artwork in its own units, placed in a scene at another size. The specks keep their size. */
import { sprayOn } from '../grain';
import { at, paint } from '../svg';

export type Layer = string | { readonly sprayed: string };

/** A layer that is sprayed over the layers before it. */
export const shadeLayer = (fill: string, data: string): Layer => ({ sprayed: paint(fill, data) });

export const placed = (x: number, y: number, scale: number, layers: readonly Layer[]): string =>
  layers
    .map((layer) =>
      typeof layer === 'string' ? at(x, y, scale, layer) : sprayOn(at(x, y, scale, layer.sprayed)),
    )
    .join('');
