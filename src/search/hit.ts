import type { Match } from './createLookUp';
import type { Entry, Place } from './entries';
import type { Gathered } from './gather';
import { spell, toWords } from './spellings';

export interface FoundPlace extends Place {
  /** Of the city. */
  readonly name: string;
}

export interface Hit {
  readonly id: number;
  readonly entry: Entry;
  /** Of an activity: every city that has it, those that were asked for first. */
  readonly places: readonly FoundPlace[];
  /** How many of them were asked for. */
  readonly named: number;
}

/** Words that an activity has in the names of its cities and nowhere else say where, and not what. */
const listWhere = ({ words }: Match): readonly string[] => {
  const found = Object.entries(words);
  const isWhat = found.some(([, fields]) => fields.some((it) => it === 'title' || it === 'also'));
  return isWhat ? [] : found.flatMap(([word, fields]) => (fields.includes('cities') ? word : []));
};

/** @returns what makes a hit of an entry that was found */
export const createToHit = (entries: readonly Entry[]) => {
  const cityWords = entries.map((entry) =>
    entry.kind === 'city'
      ? new Set([entry.title, ...entry.also].flatMap(toWords).flatMap(spell))
      : undefined,
  );

  /** The places that most words of the query speak of: an "in" speaks of all of them. */
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
