import type { SearchData } from './entries';
import { listWords } from './listWords';
import { isBegunMistyped, isMistyped } from './slips';

/** Letters that a word must have, as shorter ones are near too many others. */
const leastForOne = 4;
const leastUnfinished = 5;
const leastForTwo = 8;
/** Names of cities are few, and many are spelled in another way elsewhere: `cracow`. */
const leastForTwoInCities = 6;

/** A mistyped word resembles few others; where it resembles many, more of them do not help. */
const most = 12;

export interface Slipped {
  readonly whole: readonly string[];
  /** Words that would go on: less sure. */
  readonly begun: readonly string[];
}

const nothing: Slipped = { whole: [], begun: [] };

/** @returns finds the words of the index that a mistyped one may have been */
export const createListSlipped = (index: SearchData['index']) => {
  const words = listWords(index);
  const inCities = listWords(index, 'cities');

  const sortOut = (found: readonly string[], typed: string, slips: 1 | 2): Slipped => {
    const whole = found.filter((word) => isMistyped(word, typed, slips));
    const begun =
      typed.length < leastUnfinished ? [] : found.filter((word) => !whole.includes(word));
    return { whole: whole.slice(0, most), begun: begun.slice(0, most) };
  };

  return (typed: string): Slipped => {
    if (typed.length < leastForOne) return nothing;
    const once = words.filter((word) => isBegunMistyped(word, typed, 1));
    if (once.length > 0) return sortOut(once, typed, 1);
    if (typed.length >= leastForTwo) {
      const twice = words.filter((it) => it[0] === typed[0] && isBegunMistyped(it, typed, 2));
      return sortOut(twice, typed, 2);
    }
    if (typed.length < leastForTwoInCities) return nothing;
    return { whole: inCities.filter((word) => isMistyped(word, typed, 2)), begun: [] };
  };
};
