import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchData, Texts } from './entries';
import { type Document, indexOptions } from './indexOptions';
import { type TypoTolerance, createToQuery } from './toQuery';

/** The match of one typed word in one entry. */
export interface Match {
  readonly score: number;
  /** The matching words of the entry, in the spelling of the index, with the fields that have them. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Whether one of them, outside the body, is equal to the typed word or starts with it. */
  readonly isSure: boolean;
}

/** By the entry's id. */
export type Matches = ReadonlyMap<number, Match>;

/** The weight of a match by field. */
const boost: Readonly<Record<keyof Texts, number>> = { title: 8, also: 4, cities: 2, body: 1 };

/** The weight of a match by kind of entry. */
const kindBoosts = { city: 1.5, activity: 1.2, post: 1, page: 0.8 } as const;

/** The size of the cache of word results: while a visitor types, only the last word changes. */
const mostKnown = 200;

/** @returns a function that finds the matches of one word in all its spellings */
export const createLookUp = ({ lang, entries, index }: SearchData) => {
  const engine = MiniSearch.loadJS<Document>(index, indexOptions);
  const toQuery = createToQuery({ lang, index });
  const options: SearchOptions = {
    boost: { ...boost },
    // Each query is one normalized word.
    tokenize: (word) => [word],
    processTerm: (word) => word,
    boostDocument: (id: number) => kindBoosts[entries[id]?.kind ?? 'page'],
  };
  const isSure = (words: Match['words'], spellings: readonly string[]) =>
    Object.entries(words).some(
      ([word, fields]) =>
        fields.some((field) => field !== 'body') &&
        spellings.some((spelling) => word.startsWith(spelling)),
    );

  const known = new Map<string, Matches>();
  return (spellings: readonly string[], care: TypoTolerance): Matches => {
    const key = `${care} ${spellings.join(' ')}`;
    const before = known.get(key);
    if (before) return before;
    const queries = spellings.map((spelling) => toQuery(spelling, care));
    const found = engine.search({ combineWith: 'OR', queries }, options);
    const matches: Matches = new Map(
      found.map(({ id, score, match }) => [
        Number(id),
        { score, words: match, isSure: isSure(match, spellings) },
      ]),
    );
    if (known.size >= mostKnown) known.clear();
    known.set(key, matches);
    return matches;
  };
};
