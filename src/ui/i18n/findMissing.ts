import { type Fields, toFields } from '@troupe/basics/fields';
import type { Language } from '@/config/sites/site';

const pluralKey = /^(.+)_(?:zero|one|two|few|many|other)$/;

const hasText = (strings: Fields, key: string): boolean => typeof strings[key] === 'string';

/** Whether a language has a text under an English key. A plural must have all categories of its own language. */
const hasOwn = (key: string, own: Fields, categories: readonly string[]): boolean => {
  const base = pluralKey.exec(key)?.[1];
  return base === undefined
    ? hasText(own, key)
    : categories.every((category) => hasText(own, `${base}_${category}`));
};

const collect = (english: Fields, own: Fields, categories: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(english).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
      if (typeof value === 'string') return hasOwn(key, own, categories) ? [] : [[key, value]];
      const missing = collect(toFields(value), toFields(own[key]), categories);
      return Object.keys(missing).length > 0 ? [[key, missing]] : [];
    }),
  );

/**
 * The English texts that a page in another language falls back to: those that its own translation file lacks.
 *
 * @returns a file of the same shape; empty if nothing is missing
 */
export const findMissing = (english: Fields, own: Fields, lang: Language): Fields =>
  collect(english, own, new Intl.PluralRules(lang).resolvedOptions().pluralCategories);
