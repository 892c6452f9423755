import type { Language } from '@/config/sites/site';

export interface Stem {
  readonly text: string;
  /** Whether other endings may follow. */
  readonly isOpen: boolean;
}

/**
 * Cuts the grammatical ending of a word. Polish declines every noun (`gokarty` is `gokartach` in a title), so any other
 * ending may follow; in other languages one letter is cut, which is usually a plural.
 *
 * @returns `undefined` if the word is too short
 */
export const cutEnding = (word: string, lang: Language): Stem | undefined => {
  if (lang === 'pl') {
    const cut = word.length < 6 ? 1 : 2;
    return word.length < 4 ? undefined : { text: word.slice(0, -cut), isOpen: true };
  }
  return word.length < 5 ? undefined : { text: word.slice(0, -1), isOpen: false };
};

/** A deeper cut with a low weight: finds `fahrrad` for `fahrraeder`. */
export const cutDeep = (word: string): Stem | undefined =>
  word.length < 7 ? undefined : { text: word.slice(0, -2), isOpen: true };
