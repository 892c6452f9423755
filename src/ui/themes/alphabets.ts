import type { Language } from '@/config/sites/site';
import { keysOf } from '@/lib/keysOf';

/** The characters that nearly all texts of a site consist of. Fonts have a file for them, which loads early. */
export type Alphabet = 'english' | 'western' | 'polish';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
/**
 * Punctuation and signs of every language. The first two are spaces that do not break, the third has no width: MUI gives
 * an empty field its height with it.
 */
const signs = '\u00A0\u202F\u200B–—‘’“”…·×−€£©½';

/** By the font packages' own files, which divide the characters. */
export interface Characters {
  readonly latin: string;
  readonly 'latin-ext'?: string;
}

export const alphabets: Readonly<Record<Alphabet, Characters>> = {
  // With the letters of foreign words and of names.
  english: { latin: `${ascii}${signs}ÅÄÇÉÖØÜáäåæçèéêíñóöøüß` },
  western: { latin: `${ascii}${signs}‚„‹›«»§°ÀÂÄÅÆÇÈÉÊËÎÏÔÖØŒÙÛÜàáâäåæçèéêëíîïñóôöøœùûüÿß` },
  polish: { latin: `${ascii}${signs}‚„«»§°ÇÉÓÖÜäåçéëóöøüß`, 'latin-ext': 'ĄĆĘŁŃŚŹŻąćęłńśźż' },
};

export const alphabetNames = keysOf(alphabets);

export const alphabetOf = (lang: Language): Alphabet =>
  lang === 'en' ? 'english' : lang === 'pl' ? 'polish' : 'western';
