import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SSRConfig } from 'next-i18next/pages';
import type { Language } from '@/sites/site';
import { mergeDeep } from '@/lib/mergeDeep';
import type { Namespace } from './namespaces';

type Strings = Readonly<Record<string, unknown>>;

/** Who a shop group speaks to. Corporate wording stands in `<lang>-x-corp`, holding only what differs. */
export type Audience = 'consumer' | 'corporate';

/** Needed by the frame, and by the error screen that any page may turn into. */
const onEveryPage: readonly Namespace[] = ['common', 'errors'];

const files = new Map<string, Promise<Strings>>();

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

const readStrings = async (folder: string, namespace: Namespace): Promise<Strings | undefined> => {
  const path = join(
    /* turbopackIgnore: true */ process.cwd(),
    'public',
    'locales',
    folder,
    `${namespace}.json`,
  );
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Strings;
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
 * Translation files belong to the build, so a process reads them once for each audience. Pages share what was read, by which they
 * share what was said of it (`useTranslation`).
 */
const loadWords = (lang: Language, audience: Audience, namespace: Namespace): Promise<Strings> => {
  const key = `${lang}/${audience}/${namespace}`;
  const known = process.env.NODE_ENV === 'production' ? files.get(key) : undefined;
  if (known) return known;
  const words = readWords(lang, audience, namespace);
  files.set(key, words);
  // A failure is not kept: the next page asks again.
  words.catch(() => files.delete(key));
  return words;
};

/**
 * The strings that a page needs, in the shape that next-i18next hands to the browser. Its own
 * `serverSideTranslations` makes a whole i18next instance per call and would send a fallback language along.
 *
 * @param namespaces those of the page; the frame's are added
 */
export const loadTranslations = async (
  lang: Language,
  audience: Audience,
  namespaces: readonly Namespace[],
): Promise<SSRConfig> => {
  const wanted = [...onEveryPage, ...namespaces];
  const entries = await Promise.all(
    wanted.map(
      async (namespace) => [namespace, await loadWords(lang, audience, namespace)] as const,
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
