import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchData, Texts } from './entries';
import { type Document, indexOptions } from './indexOptions';
import { type Care, createToQuery } from './toQuery';

/** What one word found of one entry. */
export interface Match {
  readonly score: number;
  /** The words of the entry that may have been meant, as the index spells them, and in which of its texts they are. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Whether one of them, not in running text, is or begins with the word that was typed. */
  readonly isSure: boolean;
}

/** By the entry's id. */
export type Matches = ReadonlyMap<number, Match>;

/** What a match is worth, by where it stands. */
const boost: Readonly<Record<keyof Texts, number>> = { title: 8, also: 4, cities: 2, body: 1 };

/** And by what it leads to. */
const kindBoosts = { city: 1.5, activity: 1.2, post: 1, page: 0.8 } as const;

/** As many as somebody types in a while: of all words but the last one the answer is known. */
const mostKnown = 200;

/** @returns finds what one word, in all its spellings, may have meant */
export const createLookUp = ({ lang, entries, index }: SearchData) => {
  const engine = MiniSearch.loadJS<Document>(index, indexOptions);
  const toQuery = createToQuery({ lang, index });
  const options: SearchOptions = {
    boost: { ...boost },
    // Words come one by one and spelled.
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
  return (spellings: readonly string[], care: Care): Matches => {
    const key = `${care} ${spellings.join(' ')}`;
    const before = known.get(key);
    if (before) return before;
    const queries = spellings.map((spelling) => toQuery(spelling, care));
    const found = engine.search({ combineWith: 'OR', queries }, options);
    const matches: Matches = new Map(
      found.map(({ id, score, match }) => [
        id as number,
        { score, words: match, isSure: isSure(match, spellings) },
      ]),
    );
    if (known.size >= mostKnown) known.clear();
    known.set(key, matches);
    return matches;
  };
};
