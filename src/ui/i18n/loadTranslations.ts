import type { i18n } from 'i18next';
import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { type Fields, toFields } from '@troupe/basics/fields';
import { fillPromises } from '@/commerce/promises/fillPromises';
import { type BrandPromises, type Phrases, toPhrases } from '@/commerce/promises/phrases';
import type { Language } from '@/config/sites/site';
import { mergeDeep } from '@/lib/mergeDeep';
import { processState } from '@/platform/process/processState';
import i18nConfig from '../../../next-i18next.config';
import { findMissing } from './findMissing';
import { logFailedFile } from './logFailedFile';
import type { Namespace } from './namespaces';

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    /** The i18next instance that reads files. next-i18next has one per process, which it clones for each call. */
    translations: i18n;
  }
}

/** Audience of a shop group. Corporate wording is in `<lang>-x-corp`, which contains only the differences. */
export type Audience = 'consumer' | 'corporate';

/** Needed by the frame, and by the error screen that can replace any page. */
const onEveryPage: readonly Namespace[] = ['common', 'errors'];

/** Memoizes a function of two objects. Pages share the results, and so what `rememberTexts` remembers of them. */
const memoizePair = <First extends object, Second extends object, Result>(
  create: (first: First, second: Second) => Result,
): ((first: First, second: Second) => Result) => {
  const known = new WeakMap<First, WeakMap<Second, { readonly result: Result }>>();
  return (first, second) => {
    let results = known.get(first);
    if (!results) known.set(first, (results = new WeakMap()));
    let entry = results.get(second);
    if (!entry) results.set(second, (entry = { result: create(first, second) }));
    return entry.result;
  };
};

const merge = memoizePair<Fields, Fields, Fields>(mergeDeep);
const fill = memoizePair<Fields, Phrases, Fields>(fillPromises);

interface Texts {
  readonly namespace: Namespace;
  readonly own: Fields;
  /** The English texts that the language lacks. */
  readonly english: Fields;
}

const isEmpty = (strings: Fields) => Object.keys(strings).length === 0;

interface Call {
  readonly lang: Language;
  readonly audience: Audience;
  readonly namespaces: readonly Namespace[];
}

/**
 * Calls the library's own function, and keeps from its result what a page needs: one language with its corporate wording,
 * and English only where something is missing.
 *
 * @throws if a file cannot be read and there is no English one to replace it
 */
const load = async ({ lang, audience, namespaces }: Call) => {
  const locale = audience === 'corporate' ? `${lang}-x-corp` : lang;
  const { _nextI18Next } = await serverSideTranslations(locale, [...namespaces], {
    ...i18nConfig,
    ns: [...namespaces],
    initAsync: false,
    onPreInitI18next: (it) => {
      processState.translations = it;
      it.on('failedLoading', logFailedFile);
    },
  });
  const store = toFields(_nextI18Next?.initialI18nStore);
  const read = (from: string, namespace: Namespace) => toFields(toFields(store[from])[namespace]);
  const texts = namespaces.map((namespace): Texts => {
    const common = read(lang, namespace);
    const english = read('en', namespace);
    if (isEmpty(common) && isEmpty(english)) {
      throw new Error(
        `There is no translation file ${namespace}, neither in ${lang} nor in English`,
      );
    }
    const own = audience === 'corporate' ? merge(common, read(locale, namespace)) : common;
    return { namespace, own, english: lang === 'en' ? {} : findMissing(english, own, lang) };
  });
  const failed = namespaces.filter((namespace) => isEmpty(read(lang, namespace)));
  // The library would never read the files again. The next page has them if they can be read now.
  if (failed.length > 0) await processState.translations?.reloadResources([lang], failed);
  return { texts, isWhole: failed.length === 0 };
};

const loaded = new Map<string, ReturnType<typeof load>>();

/** The files belong to the build, so each combination is loaded once, unless a file has failed. */
const loadOnce = async (call: Call): Promise<readonly Texts[]> => {
  const key = JSON.stringify(call);
  const loading = loaded.get(key) ?? load(call);
  if (process.env.NODE_ENV !== 'development') loaded.set(key, loading);
  try {
    const { texts, isWhole } = await loading;
    if (!isWhole) loaded.delete(key);
    return texts;
  } catch (error) {
    loaded.delete(key);
    throw error;
  }
};

/**
 * Loads a page's translations with next-i18next's `serverSideTranslations`, for `appWithTranslation`. Missing texts are
 * those of English.
 *
 * @param namespaces those of the page; the frame's are added
 * @param promises what the brand promises; by default what most brands do
 * @throws if a file cannot be read in English either
 */
export const loadTranslations = async (
  lang: Language,
  audience: Audience,
  namespaces: readonly Namespace[],
  promises?: BrandPromises,
): Promise<SSRConfig> => {
  const wanted = [...onEveryPage, ...namespaces];
  const texts = await loadOnce({ lang, audience, namespaces: wanted });
  const toStore = (of: 'own' | 'english', phrases: Phrases) =>
    Object.fromEntries(
      texts.flatMap(({ namespace, [of]: strings }) =>
        of === 'own' || !isEmpty(strings) ? [[namespace, fill(strings, phrases)]] : [],
      ),
    );
  const own = toStore('own', toPhrases(lang, promises));
  const english = toStore('english', toPhrases('en', promises));
  return {
    _nextI18Next: {
      initialI18nStore: { [lang]: own, ...(!isEmpty(english) && { en: english }) },
      initialLocale: lang,
      ns: wanted,
      userConfig: null,
    },
  };
};
