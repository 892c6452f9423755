import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SSRConfig } from 'next-i18next/pages';
import { type Fields as Strings, toFields } from '@troupe/basics/fields';
import type { Language } from '@/config/sites/site';
import { findErrorCode } from '@troupe/basics/errorCode';
import { mergeDeep } from '@/lib/mergeDeep';
import { fillPromises } from '@/commerce/promises/fillPromises';
import { type BrandPromises, type Phrases, toPhrases } from '@/commerce/promises/phrases';
import type { Namespace } from './namespaces';

/** Audience of a shop group. Corporate wording is in `<lang>-x-corp`, which contains only the differences. */
export type Audience = 'consumer' | 'corporate';

/** Needed by the frame, and by the error screen that can replace any page. */
const onEveryPage: readonly Namespace[] = ['common', 'errors'];

const files = new Map<string, Promise<Strings>>();

/** By the phrases that are filled in; brands with the same promises share them. */
const filledFiles = new WeakMap<Phrases, Map<Strings, Strings>>();

const isMissing = (error: unknown) => findErrorCode(error) === 'ENOENT';

const readStrings = async (folder: string, namespace: Namespace): Promise<Strings | undefined> => {
  const path = join(
    /* turbopackIgnore: true */ process.cwd(),
    'public',
    'locales',
    folder,
    `${namespace}.json`,
  );
  try {
    return toFields(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new Error(`${path}: ${String(error)}`, { cause: error });
  }
};

const readWords = async (
  lang: Language,
  audience: Audience,
  namespace: Namespace,
): Promise<Strings> => {
  const strings = (await readStrings(lang, namespace)) ?? {};
  if (audience === 'consumer') return strings;
  const corporate = await readStrings(`${lang}-x-corp`, namespace);
  return corporate ? mergeDeep(strings, corporate) : strings;
};

/**
 * Reads a translation file with its corporate wording. The files belong to the build, so a process reads them once per
 * audience. Pages share the object, and so the cache of `useTranslation`.
 */
const loadWords = (lang: Language, audience: Audience, namespace: Namespace): Promise<Strings> => {
  const key = `${lang}/${audience}/${namespace}`;
  const known = process.env.NODE_ENV === 'production' ? files.get(key) : undefined;
  if (known) return known;
  const words = readWords(lang, audience, namespace);
  files.set(key, words);
  // A failure is not cached, so the next page tries again.
  words.catch(() => files.delete(key));
  return words;
};

/** Fills in what the brand promises. The same file and promises give the same object, which pages share. */
const fillWords = (words: Strings, phrases: Phrases): Strings => {
  const known = filledFiles.get(phrases) ?? new Map<Strings, Strings>();
  filledFiles.set(phrases, known);
  const filled = known.get(words) ?? fillPromises(words, phrases);
  if (process.env.NODE_ENV === 'production') known.set(words, filled);
  return filled;
};

/**
 * Loads a page's translations in the format that next-i18next sends to the browser. Its own `serverSideTranslations`
 * would create an i18next instance per call and include a fallback language.
 *
 * @param namespaces those of the page; the frame's are added
 * @param promises what the brand promises; by default what most brands do
 */
export const loadTranslations = async (
  lang: Language,
  audience: Audience,
  namespaces: readonly Namespace[],
  promises?: BrandPromises,
): Promise<SSRConfig> => {
  const phrases = toPhrases(lang, promises);
  const wanted = [...onEveryPage, ...namespaces];
  const entries = await Promise.all(
    wanted.map(
      async (namespace) =>
        [namespace, fillWords(await loadWords(lang, audience, namespace), phrases)] as const,
    ),
  );
  return {
    _nextI18Next: {
      initialI18nStore: { [lang]: Object.fromEntries(entries) },
      initialLocale: lang,
      ns: wanted,
      userConfig: null,
    },
  };
};
