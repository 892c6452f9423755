/** All texts in a value, at whatever depth, without those that are too short to tell anything. */
export const listStrings = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.length > 2 ? [value] : [];
  return typeof value === 'object' && value !== null
    ? [...new Set(Object.values(value).flatMap(listStrings))]
    : [];
};

/** All numbers in a value, at whatever depth. */
export const listNumbers = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listNumbers)
    : [];
};

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The words and phrases that stand in a text, each as a whole. */
export const listWordsIn = (text: string, words: readonly string[]): readonly string[] =>
  words.filter((word) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}_-])${escape(word)}(?![\p{L}\p{N}_-])`, 'iu').test(text),
  );
