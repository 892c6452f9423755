/** Letters that Unicode normalization does not decompose. */
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

/** Letters that some people write as two letters if their keyboard lacks them; others omit the marks. */
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
    // After NFKD, because mathematical capital letters become plain capitals only then.
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łøđðþßæœı]/g, (letter) => bare[letter] ?? letter);

/** The words of a text in lower case, with its special letters. */
export const toWords = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

/**
 * The spellings of a text without special letters: `Ölcykel` as `olcykel` and `oelcykel`, `Łódź` as `lodz` only. Both
 * indexed texts and queries are converted, and match if they have a spelling in common.
 */
export const spell = (text: string): readonly string[] => {
  const lower = text.normalize('NFC').toLowerCase();
  const out = lower.replaceAll(/[äöüøå]/g, (letter) => writtenOut[letter] ?? letter);
  return out === lower ? [strip(lower)] : [strip(lower), strip(out)];
};

/** The spellings of a whole title, with its words separated by one space: `go karting grand prix`. */
export const spellPhrase = (text: string): readonly string[] => spell(toWords(text).join(' '));
