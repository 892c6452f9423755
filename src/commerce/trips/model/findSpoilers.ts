/** Letters that Unicode normalization does not decompose. */
const bare: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** The words of a text without capitals and marks. */
const toWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łøđßæœ]/g, (letter) => bare[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Shorter words of a title are too common to tell it: "night", "tour". */
const TELLING_LETTERS = 6;

/** Endings that inflection changes: "Kraków" is "Krakowie", "Praga" is "Pragi". */
const MAX_ENDING = 2;
const MIN_STEM = 4;

const toStem = (word: string): string =>
  word.slice(0, Math.max(Math.min(MIN_STEM, word.length), word.length - MAX_ENDING));

const isForm = (word: string | undefined, of: string): boolean =>
  word !== undefined && (word === of || (of.length >= MIN_STEM && word.startsWith(toStem(of))));

const hasPhrase = (words: readonly string[], phrase: readonly string[]): boolean =>
  phrase.length > 0 &&
  words.some((_, start) => phrase.every((of, index) => isForm(words[start + index], of)));

/**
 * The names that a text for a guest of honour gives away: the city, or an activity as a whole or by one telling word. A
 * name is found in any case and in most of its forms. It is a warning: too often is better than too seldom.
 *
 * @param names in the language of the site
 */
export const findSpoilers = (text: string, names: readonly string[]): readonly string[] => {
  const words = toWords(text);
  return [...new Set(names)].filter((name) => {
    const phrase = toWords(name);
    const telling = phrase.filter((word) => word.length >= TELLING_LETTERS);
    return hasPhrase(words, phrase) || telling.some((of) => words.some((word) => isForm(word, of)));
  });
};
