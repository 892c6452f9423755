import type { Place } from '@/lib/geo/mercator';
import { type Atlas, listAreas } from './atlas';
import { contains } from './contains';

/**
 * Assigns one area to another country than the atlas does, and removes the border between the two.
 *
 * @param place a point in the area
 * @throws if the first country has no area there
 */
export const moveArea = (atlas: Atlas, from: string, to: string, place: Place): Atlas => {
  const giver = atlas.countries.find(({ id }) => id === from);
  const at = giver
    ? listAreas(atlas, giver).findIndex(([coast]) => coast && contains(coast, place))
    : -1;
  const moved = giver?.arcs[at];
  if (!moved) throw new Error(`Country ${from} has no area to move to ${to}`);
  return {
    ...atlas,
    countries: atlas.countries.map((country) => {
      if (country.id === from) {
        return { ...country, arcs: country.arcs.filter((area) => area !== moved) };
      }
      return country.id === to ? { ...country, arcs: [...country.arcs, moved] } : country;
    }),
  };
};
