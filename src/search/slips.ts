/** Where two words are compared from, and how many slips may still be made. */
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
  // Letters that the end lacks are slips too.
  if (at >= typed.length) return !isWhole || word.length - there <= slips;
  if (slips === 0) return false;
  return (
    // Another letter, one missing, one too many, and two that changed places.
    goesOn(word, there + 1, typed, at + 1, slips - 1, isWhole) ||
    goesOn(word, there + 1, typed, at, slips - 1, isWhole) ||
    goesOn(word, there, typed, at + 1, slips - 1, isWhole) ||
    (typed[at] === word[there + 1] &&
      typed[at + 1] === word[there] &&
      goesOn(word, there + 2, typed, at + 2, slips - 1, isWhole))
  );
};

/**
 * Whether a word was typed with at most so many slips: letters wrong, missing, too many, or swapped with their neighbour,
 * which the usual distance between words counts as two.
 *
 * @param word spelled as `typed` is
 */
export const isMistyped = (word: string, typed: string, slips: 1 | 2): boolean =>
  goesOn(word, 0, typed, 0, slips, true);

/** Whether a word was begun so: `kneiptn` is on its way to `kneipentour`. True of what is mistyped as a whole, too. */
export const isBegunMistyped = (word: string, typed: string, slips: 1 | 2): boolean =>
  goesOn(word, 0, typed, 0, slips, false);
