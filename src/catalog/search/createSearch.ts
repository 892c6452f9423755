import { createLookUp } from './createLookUp';
import type { SearchData } from './entries';
import { type Gathered, gatherAll, gatherMost, isSure } from './gather';
import { createToHit, type Hit } from './hit';
import { spell, spellPhrase, toWords } from './spellings';

export interface Found {
  /** The number of all hits. */
  readonly count: number;
  /** The best hits, sorted. */
  readonly hits: readonly Hit[];
  /** Whether no hit has every typed word. */
  readonly isPartly: boolean;
}

export type Search = (query: string) => Found;

/** No real query has more words, and a long pasted text must not take long. */
const mostWords = 8;
const longestWord = 32;

/** More hits are not shown. */
const mostHits = 100;

/** Entries whose full name equals the query come first, regardless of the score. */
const createOrder = ({ entries }: SearchData) => {
  const names = entries.map(
    (entry) =>
      new Set(
        [entry.title, ...(entry.kind === 'city' ? entry.also : [])].flatMap((name) =>
          spellPhrase(name),
        ),
      ),
  );
  return (gathered: readonly Gathered[], query: string): readonly Gathered[] => {
    const asked = spellPhrase(query);
    const isNamed = ({ id }: Gathered) => asked.some((phrase) => names[id]?.has(phrase));
    return [...gathered].sort(
      (a, b) => Number(isNamed(b)) - Number(isNamed(a)) || b.score - a.score || a.id - b.id,
    );
  };
};

/** @returns a function that searches a site */
export const createSearch = (data: SearchData): Search => {
  const lookUp = createLookUp(data);
  const order = createOrder(data);
  const toHit = createToHit(data.entries);

  return (query) => {
    const words = toWords(query)
      .slice(0, mostWords)
      .map((word) => spell(word.slice(0, longestWord)));
    if (words.length === 0) return { count: 0, hits: [], isPartly: false };
    // A word that exists as typed is probably correct, so skip the slower search for typos.
    const found = words.map((word) => {
      const asTyped = lookUp(word, 'as typed');
      return asTyped.size > 0 ? asTyped : lookUp(word, 'with typos');
    });
    const likely = gatherAll(found);
    const whole = likely.some(isSure)
      ? likely
      : gatherAll(words.map((word) => lookUp(word, 'with typos')));
    const isPartly = whole.length === 0;
    const gathered = order(isPartly ? gatherMost(found) : whole, query);
    return {
      count: gathered.length,
      hits: gathered.slice(0, mostHits).flatMap(toHit),
      isPartly: isPartly && gathered.length > 0,
    };
  };
};
