import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { toFields } from '@troupe/basics/fields';
import { isOneOf } from '@troupe/basics/isOneOf';
import type { Place } from '@/lib/geo/mercator';

interface Shipped extends Topology {
  readonly objects: {
    readonly countries: GeometryCollection & {
      readonly geometries: readonly (Polygon | MultiPolygon)[];
    };
  };
}

const isShipped = (value: unknown): value is Shipped => {
  const { type, arcs, objects } = toFields(value);
  const { geometries } = toFields(toFields(objects)['countries']);
  return (
    type === 'Topology' &&
    Array.isArray(arcs) &&
    Array.isArray(geometries) &&
    geometries.every((it) => isOneOf(['Polygon', 'MultiPolygon'], toFields(it)['type']))
  );
};

/**
 * Natural Earth's countries at 1:50 million. Most countries have several areas. The id of a country is its ISO 3166-1
 * number.
 */
export interface Atlas {
  readonly topology: Topology;
  readonly countries: readonly MultiPolygon[];
}

/** Reads the atlas from the `world-atlas` package. */
export const readAtlas = (): Atlas => {
  const file = join('node_modules', 'world-atlas', 'countries-50m.json');
  const topology: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isShipped(topology)) throw new Error(`${file} has another format than expected`);
  const shipped: readonly (Polygon | MultiPolygon)[] = topology.objects.countries.geometries;
  const countries = shipped.map((country): MultiPolygon =>
    country.type === 'MultiPolygon'
      ? country
      : { ...country, type: 'MultiPolygon', arcs: [country.arcs] },
  );
  return { topology, countries };
};

const toPlaces = (line: readonly (readonly number[])[]): readonly Place[] =>
  line.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }));

const fullTurn = 360;

/**
 * The longitudes of a ring jump by 360 degrees at the date line. This makes them continuous, so they may exceed 180.
 */
const unwrap = (ring: readonly Place[]): readonly Place[] => {
  let turns = 0;
  const whole = ring.map((place, index) => {
    const jump = place.longitude - (ring[index - 1] ?? place).longitude;
    if (Math.abs(jump) > fullTurn / 2) turns -= Math.sign(jump);
    return { ...place, longitude: place.longitude + turns * fullTurn };
  });
  const isWest = whole.some(({ longitude }) => longitude < -fullTurn / 2);
  return isWest
    ? whole.map((place) => ({ ...place, longitude: place.longitude + fullTurn }))
    : whole;
};

export type Area = readonly (readonly Place[])[];

/** The areas of a country, each as its coast followed by its holes. The rings are not closed. */
export const listAreas = ({ topology }: Atlas, country: MultiPolygon): readonly Area[] =>
  feature(topology, country).geometry.coordinates.map((rings) =>
    rings.map((ring) => unwrap(toPlaces(ring.slice(1)))),
  );

/** The borders between two countries. Each is listed once. */
export const listBorders = ({ topology, countries }: Atlas): readonly (readonly Place[])[] => {
  const all: GeometryCollection = { type: 'GeometryCollection', geometries: [...countries] };
  return mesh(topology, all, (one, other) => one !== other).coordinates.map(toPlaces);
};
