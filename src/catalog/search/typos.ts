/** Compares two words from the given positions on, with the given number of typos left. */
const goesOn = (
  word: string,
  behind: number,
  typed: string,
  from: number,
  slips: number,
  isWhole: boolean,
): boolean => {
  let there = behind;
  let at = from;
  while (at < typed.length && typed.charCodeAt(at) === word.charCodeAt(there)) {
    there += 1;
    at += 1;
  }
  // Missing letters at the end are typos too.
  if (at >= typed.length) return !isWhole || word.length - there <= slips;
  if (slips === 0) return false;
  return (
    // A wrong letter, a missing one, an additional one, and two swapped ones.
    goesOn(word, there + 1, typed, at + 1, slips - 1, isWhole) ||
    goesOn(word, there + 1, typed, at, slips - 1, isWhole) ||
    goesOn(word, there, typed, at + 1, slips - 1, isWhole) ||
    (typed[at] === word[there + 1] &&
      typed[at + 1] === word[there] &&
      goesOn(word, there + 2, typed, at + 2, slips - 1, isWhole))
  );
};

/**
 * Whether a word was typed with at most `slips` typos: wrong, missing or additional letters, or two swapped neighbours,
 * which the Levenshtein distance counts as two.
 *
 * @param word normalized like `typed`
 */
export const isMistyped = (word: string, typed: string, slips: 1 | 2): boolean =>
  goesOn(word, 0, typed, 0, slips, true);

/** Whether the start of a word was typed so: `kneiptn` for `kneipentour`. Also true if the whole word was. */
export const isBegunMistyped = (word: string, typed: string, slips: 1 | 2): boolean =>
  goesOn(word, 0, typed, 0, slips, false);
