import type { Query } from 'minisearch';
import type { SearchData } from './entries';
import { cutDeep, cutEnding, type Stem } from './endings';
import { createListTypos } from './listTypos';
import { listWords } from './listWords';

/** `as typed` also finds longer words, other endings and parts of words; `with typos` finds typos too. */
export type TypoTolerance = 'as typed' | 'with typos';

/** The weights of words that differ from the typed one. */
const weights = {
  part: 0.3,
  ending: 0.15,
  typo: 0.2,
  begunTypo: 0.05,
  deepEnding: 0.05,
} as const;

/** A query for exact words of the index. */
const exactly = (words: readonly string[], weight: number): Query => ({
  queries: [...words],
  boostTerm: () => weight,
});

const ending = (stem: Stem | undefined, weight: number): Query => ({
  queries: stem ? [stem.text] : [],
  prefix: stem?.isOpen ?? false,
  boostTerm: () => weight,
});

/** Prefix search. One or two letters start too many words, so in the body they match whole words only. */
const toBeginning = (typed: string): Query => {
  const word: Query = { queries: [typed], prefix: true };
  return typed.length > 2
    ? word
    : { queries: [{ ...word, fields: ['title', 'also', 'cities'] }, exactly([typed], 1)] };
};

/** Finds `tour` in `kneipentour`. Three letters match at the end only. */
const hasPart = (word: string, part: string) =>
  part.length > 3 ? word.includes(part, 1) : part.length === 3 && word.endsWith(part);

/** @returns a function that builds the index query for one spelling of one word */
export const createToQuery = ({ lang, index }: Pick<SearchData, 'lang' | 'index'>) => {
  const listTypos = createListTypos(index);
  const inTitles = listWords(index, 'title');
  return (typed: string, care: TypoTolerance): Query => {
    const parts = inTitles.filter((word) => word !== typed && hasPart(word, typed));
    const asTyped: Query[] = [
      toBeginning(typed),
      exactly(parts, weights.part),
      ending(cutEnding(typed, lang), weights.ending),
    ];
    if (care === 'as typed') return { combineWith: 'OR', queries: asTyped };
    const { whole, begun } = listTypos(typed);
    const mistyped: Query[] = [
      exactly(whole, weights.typo),
      exactly(begun, weights.begunTypo),
      ending(cutDeep(typed), weights.deepEnding),
    ];
    return { combineWith: 'OR', queries: [...asTyped, ...mistyped] };
  };
};
