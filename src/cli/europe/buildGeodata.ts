import { europe } from '@/lib/geo/europe';
import type { Country, Geodata } from '@/lib/geo/geodata';
import { packLine } from '@/lib/geo/lines';
import { type Area, listAreas, listBorders, readAtlas } from './atlas';
import { clipLine, clipRing } from './clip';
import { countryCodes } from './countryCodes';
import { moveArea } from './moveArea';

/** Three points with two numbers each: a ring with fewer points has no area. */
const leastRing = 6;

const packArea = (area: Area) =>
  area.map((ring) => packLine(clipRing(ring, europe))).filter(({ length }) => length >= leastRing);

/** The countries and borders of Europe, clipped to the map's area. */
export const buildGeodata = (): Geodata => {
  // The atlas draws de facto control. Crimea is drawn as in resolution 68/262 of the United Nations.
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
    // Lines shorter than one step have a single point and would be invisible.
    borders: borders.filter(({ length }) => length > 2),
  };
};
