import type { Match } from './createLookUp';
import type { Entry, Place } from './entries';
import type { Gathered } from './gather';
import { spell, toWords } from './spellings';

export interface FoundPlace extends Place {
  /** The name of the city. */
  readonly name: string;
}

export interface Hit {
  readonly id: number;
  readonly entry: Entry;
  /** For activities: all their cities; those that the query names come first. */
  readonly places: readonly FoundPlace[];
  /** The number of cities that the query names. */
  readonly named: number;
}

/** Words that an activity has only in the names of its cities, so they mean a place. */
const listWhere = ({ words }: Match): readonly string[] => {
  const found = Object.entries(words);
  const isWhat = found.some(([, fields]) => fields.some((it) => it === 'title' || it === 'also'));
  return isWhat ? [] : found.flatMap(([word, fields]) => (fields.includes('cities') ? word : []));
};

/** @returns a function that converts a found entry to a hit */
export const createToHit = (entries: readonly Entry[]) => {
  const cityWords = entries.map((entry) =>
    entry.kind === 'city'
      ? new Set([entry.title, ...entry.also].flatMap(toWords).flatMap(spell))
      : undefined,
  );

  /** The places with the most matching words of the query. Empty if all match equally, as with the word "in". */
  const listNamed = (places: readonly Place[], matches: readonly Match[]): readonly Place[] => {
    const where = matches.map(listWhere);
    const counts = places.map(
      ({ city }) => where.filter((words) => words.some((it) => cityWords[city]?.has(it))).length,
    );
    const most = Math.max(...counts);
    const isOfAll = places.length > 1 && counts.every((count) => count === most);
    return most === 0 || isOfAll ? [] : places.filter((_, index) => counts[index] === most);
  };

  return ({ id, matches }: Gathered): Hit[] => {
    const entry = entries[id];
    if (!entry) return [];
    if (entry.kind !== 'activity') return [{ id, entry, places: [], named: 0 }];
    const named = listNamed(entry.places, matches);
    const others = entry.places.filter((place) => !named.includes(place));
    const places = [...named, ...others].map((place) => ({
      ...place,
      name: entries[place.city]?.title ?? '',
    }));
    return [{ id, entry, places, named: named.length }];
  };
};
