import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dotsDown, europe } from '@/lib/geo/europe';
import type { Geodata } from '@/lib/geo/geodata';
import { geodataFiles } from '@/lib/geo/geodataFiles';
import { unpackLine } from '@/lib/geo/lines';
import type { Place } from '@/lib/geo/mercator';
import { createFolder } from '@/testing/contentFolder';
import { contains } from './europe/contains';
import { writeGeodata } from './geodata';

let folder = '';
let geodata: Geodata;
let dots = '';

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

beforeAll(async () => {
  folder = await createFolder();
  mkdirSync(join(folder, 'geo'));
  writeFileSync(join(folder, 'geo', 'europe-of-last-year.json'), '{}');
  writeGeodata(folder);
  geodata = JSON.parse(read(geodataFiles.countries)) as Geodata;
  dots = read(geodataFiles.dots);
});

const shippedCities = readdirSync('content/cities').map((file) => {
  const city: unknown = JSON.parse(readFileSync(join('content/cities', file), 'utf8'));
  return city as { country: string; coordinates: Place };
});

const areasOf = (code: string) =>
  geodata.countries
    .filter((country) => country.code === code)
    .flatMap(({ areas }) => areas.map((rings) => rings.map(unpackLine)));

/** Tests points a little inland too, because the small scale cuts off harbours. */
const isIn = (code: string, { latitude, longitude }: Place) =>
  [-0.2, 0, 0.2].some((north) =>
    [-0.2, 0, 0.2].some((east) => {
      const place = { latitude: latitude + north, longitude: longitude + east };
      return areasOf(code).some(([coast]) => coast && contains(coast, place));
    }),
  );

it('is light', () => {
  expect(gzipSync(JSON.stringify(geodata)).length).toBeLessThan(60_000);
  expect(gzipSync(dots).length).toBeLessThan(2_000);
});

it('is another address whenever it is something else, since addresses are kept for good', () => {
  const hash = createHash('sha256').update(JSON.stringify(geodata)).update(dots).digest('hex');
  // If these differ, increase the recipe number in src/lib/geo/geodataFiles.ts and update the values here.
  expect([geodataFiles.countries, hash.slice(0, 12)]).toEqual([
    '/geo/europe-2.0.2-1.json',
    '9e68b87e0e6e',
  ]);
});

it('leaves nothing of an earlier version behind', () => {
  expect(existsSync(join(folder, 'geo', 'europe-of-last-year.json'))).toBe(false);
  expect(readdirSync(join(folder, 'geo'))).toHaveLength(2);
});

it('has every country that a city is in, and the city in it', () => {
  expect(shippedCities.length).toBeGreaterThan(0);
  const astray = shippedCities.filter(({ country, coordinates }) => !isIn(country, coordinates));
  expect(astray).toEqual([]);
});

it('has all of Europe from Lisbon to Riga and up to the north', () => {
  const codes = geodata.countries.map(({ code }) => code);
  expect(codes).toEqual(
    expect.arrayContaining(['PT', 'ES', 'FR', 'IS', 'NO', 'SE', 'FI', 'LV', 'UA', 'TR', 'GR']),
  );
  expect(new Set(codes.filter(Boolean)).size).toBe(codes.filter(Boolean).length);
});

it('ends where Europe ends', () => {
  const lines = [...geodata.countries.flatMap(({ areas }) => areas.flat()), ...geodata.borders];
  const places = lines.flatMap(unpackLine);
  expect(places.length).toBeGreaterThan(10_000);
  expect(
    places.filter(
      ({ latitude, longitude }) =>
        latitude < europe.south ||
        latitude > europe.north ||
        longitude < europe.west ||
        longitude > europe.east,
    ),
  ).toEqual([]);
});

it('no coast jumps from one end of the map to the other', () => {
  const jumps = geodata.countries.flatMap(({ code, areas }) =>
    areas.flat().flatMap((ring) => {
      const line = unpackLine(ring);
      return line.flatMap(({ latitude, longitude }, at) => {
        const before = line[at - 1];
        const isEdge = latitude === europe.south || latitude === europe.north;
        return before && !isEdge && Math.abs(before.longitude - longitude) > 8 ? [code] : [];
      });
    }),
  );
  expect(jumps).toEqual([]);
});

it('counts Crimea to Ukraine, and draws no border to it', () => {
  const simferopol = { latitude: 44.95, longitude: 34.1 };
  const owner = (code: string) =>
    areasOf(code).some(([coast]) => coast && contains(coast, simferopol));
  expect([owner('UA'), owner('RU')]).toEqual([true, false]);
  const isthmus = geodata.borders
    .flatMap(unpackLine)
    .filter(
      ({ latitude, longitude }) =>
        latitude > 45.7 && latitude < 46.3 && longitude > 33.3 && longitude < 34.7,
    );
  expect(isthmus).toEqual([]);
});

it('draws the land once more in dots, row by row', () => {
  const [, path = ''] = /<path id="land" d="([^"]+)"\/>/.exec(dots) ?? [];
  const rows = [...path.matchAll(/M(\d+) (\d+)h(\d+)\.1/g)];
  expect(rows.map(([run]) => run).join('')).toBe(path);
  expect(Math.max(...rows.map(([, , y]) => Number(y)))).toBeLessThan(dotsDown);
});
