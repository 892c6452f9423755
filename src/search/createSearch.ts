import { createLookUp } from './createLookUp';
import type { SearchData } from './entries';
import { type Gathered, gatherAll, gatherMost, isSure } from './gather';
import { createToHit, type Hit } from './hit';
import { spell, spellPhrase, toWords } from './spellings';

export interface Found {
  /** How many there are. */
  readonly count: number;
  /** The best of them, in this order. */
  readonly hits: readonly Hit[];
  /** Whether no hit has every word that was typed. */
  readonly isPartly: boolean;
}

export type Search = (query: string) => Found;

/** Nobody means more than this, and what is pasted by mistake must not take long. */
const mostWords = 8;
const longestWord = 32;

/** Nobody reads further. */
const mostHits = 100;

/** What an entry is called in full comes before what merely has the words, whatever its score. */
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

/** @returns what a query finds on a site */
export const createSearch = (data: SearchData): Search => {
  const lookUp = createLookUp(data);
  const order = createOrder(data);
  const toHit = createToHit(data.entries);

  return (query) => {
    const words = toWords(query)
      .slice(0, mostWords)
      .map((word) => spell(word.slice(0, longestWord)));
    if (words.length === 0) return { count: 0, hits: [], isPartly: false };
    // A word that is there as it was typed was most likely meant so, which saves looking for what resembles it.
    const found = words.map((word) => {
      const asTyped = lookUp(word, 'as typed');
      return asTyped.size > 0 ? asTyped : lookUp(word, 'with slips');
    });
    const likely = gatherAll(found);
    const whole = likely.some(isSure)
      ? likely
      : gatherAll(words.map((word) => lookUp(word, 'with slips')));
    const isPartly = whole.length === 0;
    const gathered = order(isPartly ? gatherMost(found) : whole, query);
    return {
      count: gathered.length,
      hits: gathered.slice(0, mostHits).flatMap(toHit),
      isPartly: isPartly && gathered.length > 0,
    };
  };
};
