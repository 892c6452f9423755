import type { Match, Matches } from './createLookUp';

/** An entry with the matches of each word of a query. */
export interface Gathered {
  readonly id: number;
  readonly score: number;
  readonly matches: readonly Match[];
}

const matchesById = (found: readonly Matches[]): ReadonlyMap<number, readonly Match[]> => {
  const gathered = new Map<number, Match[]>();
  for (const matches of found) {
    for (const [id, match] of matches) {
      const known = gathered.get(id);
      if (known) known.push(match);
      else gathered.set(id, [match]);
    }
  }
  return gathered;
};

const withAtLeast = (
  gathered: ReadonlyMap<number, readonly Match[]>,
  least: number,
): readonly Gathered[] =>
  [...gathered]
    .filter(([, matches]) => matches.length >= least)
    .map(([id, matches]) => ({
      id,
      matches,
      score: matches.reduce((sum, { score }) => sum + score, 0),
    }));

/** @param found the matches of each word of the query @returns entries with a match of every word */
export const gatherAll = (found: readonly Matches[]): readonly Gathered[] =>
  withAtLeast(matchesById(found), found.length);

/** If no entry has every word: the entries with the highest number of words. */
export const gatherMost = (found: readonly Matches[]): readonly Gathered[] => {
  const gathered = matchesById(found);
  let most = 1;
  for (const { length } of gathered.values()) most = Math.max(most, length);
  return withAtLeast(gathered, most);
};

/** Whether every word was found as typed, so that the query probably has no typos. */
export const isSure = ({ matches }: Gathered): boolean => matches.every((match) => match.isSure);
