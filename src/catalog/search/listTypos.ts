import type { SearchData } from './entries';
import { listWords } from './listWords';
import { isBegunMistyped, isMistyped } from './typos';

/** The minimum lengths of words for one or two typos, because short words are similar to too many others. */
const leastForOne = 4;
const leastUnfinished = 5;
const leastForTwo = 8;
/** Shorter, because there are few names of cities, and many have other spellings: `cracow`. */
const leastForTwoInCities = 6;

/** A mistyped word is usually similar to few others; more candidates do not help. */
const most = 12;

export interface Mistyped {
  readonly whole: readonly string[];
  /** Longer words that start similarly; less certain. */
  readonly begun: readonly string[];
}

const nothing: Mistyped = { whole: [], begun: [] };

/** @returns a function that finds the words of the index that a mistyped word may mean */
export const createListTypos = (index: SearchData['index']) => {
  const words = listWords(index);
  const inCities = listWords(index, 'cities');

  const sortOut = (found: readonly string[], typed: string, typos: 1 | 2): Mistyped => {
    const whole = found.filter((word) => isMistyped(word, typed, typos));
    const begun =
      typed.length < leastUnfinished ? [] : found.filter((word) => !whole.includes(word));
    return { whole: whole.slice(0, most), begun: begun.slice(0, most) };
  };

  return (typed: string): Mistyped => {
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
