import type { Box } from '@/lib/geo/europe';
import type { Place } from '@/lib/geo/mercator';

type Axis = keyof Place;

interface Edge {
  readonly axis: Axis;
  readonly at: number;
  /** The direction of the inside. */
  readonly sign: 1 | -1;
}

const edgesOf = ({ west, south, east, north }: Box): readonly Edge[] => [
  { axis: 'longitude', at: west, sign: 1 },
  { axis: 'longitude', at: east, sign: -1 },
  { axis: 'latitude', at: south, sign: 1 },
  { axis: 'latitude', at: north, sign: -1 },
];

const isInside = ({ axis, at, sign }: Edge, place: Place) => (place[axis] - at) * sign >= 0;

const cross = ({ axis, at }: Edge, from: Place, to: Place): Place => {
  const part = (at - from[axis]) / (to[axis] - from[axis]);
  const between = (other: Axis) => from[other] + part * (to[other] - from[other]);
  return { latitude: between('latitude'), longitude: between('longitude'), [axis]: at };
};

const clipAtEdge = (ring: readonly Place[], edge: Edge): readonly Place[] =>
  ring.flatMap((place, index) => {
    const before = ring.at(index - 1) ?? place;
    const isIn = isInside(edge, place);
    const crossing = isIn === isInside(edge, before) ? [] : [cross(edge, before, place)];
    return isIn ? [...crossing, place] : crossing;
  });

/** The part of a ring inside the box; empty if the ring is outside. Neither the input nor the output ring is closed. */
export const clipRing = (ring: readonly Place[], box: Box): readonly Place[] =>
  edgesOf(box).reduce(clipAtEdge, ring);

/** The parts of a line inside the box. Each end is accurate to one step of the line. */
export const clipLine = (line: readonly Place[], box: Box): readonly (readonly Place[])[] => {
  const edges = edgesOf(box);
  const parts: Place[][] = [[]];
  for (const place of line) {
    if (edges.every((edge) => isInside(edge, place))) parts.at(-1)?.push(place);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter(({ length }) => length > 1);
};
