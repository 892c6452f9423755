import { europe } from '@/lib/geo/europe';
import type { Country, Geodata } from '@/lib/geo/geodata';
import { packLine } from '@/lib/geo/lines';
import { type Area, listAreas, listBorders, readAtlas } from './atlas';
import { clipLine, clipRing } from './clip';
import { countryCodes } from './countryCodes';
import { moveArea } from './moveArea';

/** Two numbers per point, and three points are the least that has an inside. */
const leastRing = 6;

const packArea = (area: Area) =>
  area.map((ring) => packLine(clipRing(ring, europe))).filter(({ length }) => length >= leastRing);

/** Europe as maps draw it. */
export const buildGeodata = (): Geodata => {
  // The atlas shows who holds a place. Crimea is drawn as the United Nations have it (resolution 68/262).
  const atlas = moveArea(readAtlas(), '643', '804', { latitude: 44.95, longitude: 34.1 });
  const countries = atlas.countries.map((country): Country => ({
    code: countryCodes[String(country.id)] ?? null,
    areas: listAreas(atlas, country)
      .map(packArea)
      .filter(({ length }) => length > 0),
  }));
  const borders = listBorders(atlas).flatMap((line) => clipLine(line, europe).map(packLine));
  return {
    countries: countries.filter(({ areas }) => areas.length > 0),
    // What is shorter than a step is a dot that nobody sees.
    borders: borders.filter(({ length }) => length > 2),
  };
};
