/** Letters that no decomposition takes apart. */
const bare: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Letters that people write as two where their keyboard lacks them; others leave the marks out. */
const writtenOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
};

const strip = (text: string) =>
  text
    .normalize('NFKD')
    // Letters of mathematics are capitals only now that they are plain.
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łøđðþßæœı]/g, (letter) => bare[letter] ?? letter);

/** The words of a text in lower case, in its own letters. */
export const toWords = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

/**
 * How a word, or a few, may be typed without its own letters: `Ölcykel` as `olcykel` or `oelcykel`, `Łódź` as `lodz`
 * alone. Texts and what is typed are both spelled so, and meet where one of their spellings is the same.
 */
export const spell = (text: string): readonly string[] => {
  const lower = text.normalize('NFC').toLowerCase();
  const out = lower.replaceAll(/[äöüøå]/g, (letter) => writtenOut[letter] ?? letter);
  return out === lower ? [strip(lower)] : [strip(lower), strip(out)];
};

/** The spellings of a whole title, its words one space apart: `go karting grand prix`. */
export const spellPhrase = (text: string): readonly string[] => spell(toWords(text).join(' '));
