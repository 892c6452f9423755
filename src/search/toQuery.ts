import type { Query } from 'minisearch';
import type { SearchData } from './entries';
import { cutDeep, cutEnding, type Stem } from './endings';
import { createListSlipped } from './listSlipped';
import { listWords } from './listWords';

/** `as typed` a word may go on, end in another way, or be part of a longer one; `with slips` it may be mistyped too. */
export type Care = 'as typed' | 'with slips';

/** What a word counts that is not the very one that was typed. */
const weights = {
  part: 0.3,
  ending: 0.15,
  slip: 0.2,
  begunSlip: 0.05,
  deepEnding: 0.05,
} as const;

/** Words as they stand in the index. */
const exactly = (words: readonly string[], weight: number): Query => ({
  queries: [...words],
  boostTerm: () => weight,
});

const ending = (stem: Stem | undefined, weight: number): Query => ({
  queries: stem ? [stem.text] : [],
  prefix: stem?.isOpen ?? false,
  boostTerm: () => weight,
});

/** A letter or two begin words everywhere: such are only looked for in running text if they are all of the word. */
const toBeginning = (typed: string): Query => {
  const word: Query = { queries: [typed], prefix: true };
  return typed.length > 2
    ? word
    : { queries: [{ ...word, fields: ['title', 'also', 'cities'] }, exactly([typed], 1)] };
};

/** `tour` in `kneipentour`. Three letters are only looked for at the end. */
const hasPart = (word: string, part: string) =>
  part.length > 3 ? word.includes(part, 1) : part.length === 3 && word.endsWith(part);

/** @returns asks the index for one spelling of one word */
export const createToQuery = ({ lang, index }: Pick<SearchData, 'lang' | 'index'>) => {
  const listSlipped = createListSlipped(index);
  const inTitles = listWords(index, 'title');
  return (typed: string, care: Care): Query => {
    const parts = inTitles.filter((word) => word !== typed && hasPart(word, typed));
    const asTyped: Query[] = [
      toBeginning(typed),
      exactly(parts, weights.part),
      ending(cutEnding(typed, lang), weights.ending),
    ];
    if (care === 'as typed') return { combineWith: 'OR', queries: asTyped };
    const { whole, begun } = listSlipped(typed);
    const slipped: Query[] = [
      exactly(whole, weights.slip),
      exactly(begun, weights.begunSlip),
      ending(cutDeep(typed), weights.deepEnding),
    ];
    return { combineWith: 'OR', queries: [...asTyped, ...slipped] };
  };
};
