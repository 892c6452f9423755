import type { Language } from '@/sites/site';

export interface Stem {
  readonly text: string;
  /** Whether other endings may follow. */
  readonly isOpen: boolean;
}

/**
 * A word without what its grammar hung on it. Polish bends every noun (`gokarty` stands in a title as `gokartach`), so
 * there any ending may follow; elsewhere one letter is left out, which is a plural more often than not.
 *
 * @returns nothing where too little would be left
 */
export const cutEnding = (word: string, lang: Language): Stem | undefined => {
  if (lang === 'pl') {
    const cut = word.length < 6 ? 1 : 2;
    return word.length < 4 ? undefined : { text: word.slice(0, -cut), isOpen: true };
  }
  return word.length < 5 ? undefined : { text: word.slice(0, -1), isOpen: false };
};

/** The same where nothing else was found: `fahrraeder` for `fahrrad`. */
export const cutDeep = (word: string): Stem | undefined =>
  word.length < 7 ? undefined : { text: word.slice(0, -2), isOpen: true };
