import type { i18n, TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { Namespace } from '@/ui/i18n/namespaces';

type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

const functions = new WeakMap<i18n, Map<string, TFunction<never>>>();

type Say = (...asked: readonly unknown[]) => string;

/** Maximum entries per file. Typing creates ever new ones, and on the server each page has its own prices. */
const mostRemembered = 1000;

/**
 * Cache of translated texts per translation file. On the server, the pages of a language share their files and so this
 * cache.
 */
const remembered = new WeakMap<object, Map<string, string>>();

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

/** @returns `undefined` if the same call may have another result */
const toQuestion = ([key, values, ...further]: readonly unknown[]): string | undefined => {
  if (typeof key !== 'string' || further.length > 0) return undefined;
  if (values === undefined) return key;
  if (typeof values !== 'object' || values === null) return undefined;
  if (!Object.values(values).every(isPlain)) return undefined;
  return `${key} ${JSON.stringify(values)}`;
};

/** @returns i18next's object of the file that contains a key; `undefined` if it is not loaded */
const findFile = ({ store, language }: i18n, own: Namespace, question: string) => {
  const [, named = own] = /^(\w+):/.exec(question) ?? [];
  const file = store.data[language]?.[named];
  return typeof file === 'object' ? file : undefined;
};

const getSaid = (file: object): Map<string, string> => {
  let said = remembered.get(file);
  if (!said) remembered.set(file, (said = new Map()));
  return said;
};

/**
 * Memoizes `t`: a list repeats the same texts on each card, and i18next copies all its options at each call, which
 * takes 10 to 30 µs.
 */
const remember = (t: TFunction<never>, words: i18n, namespace: Namespace): TFunction<never> => {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- only the arguments are kept, whatever the keys are
  const sayAnew = t as unknown as Say;
  const say: Say = (...asked) => {
    const question = toQuestion(asked);
    const file = question === undefined ? undefined : findFile(words, namespace, question);
    if (question === undefined || !file) return sayAnew(...asked);
    const said = getSaid(file);
    const known = said.get(question);
    if (known !== undefined) return known;
    const answer = sayAnew(...asked);
    if (said.size >= mostRemembered) said.clear();
    said.set(question, answer);
    return answer;
  };
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- takes and returns the same as `t`
  return say as unknown as TFunction<never>;
};

/** Clears the cache of a file when texts are added to it. */
const listen = ({ store }: i18n): void => {
  store.on('added', (language: string, namespace: string) => {
    const file = store.data[language]?.[namespace];
    if (typeof file === 'object') remembered.delete(file);
  });
};

const getT = (words: i18n, namespace: Namespace): TFunction<never> => {
  let known = functions.get(words);
  if (!known) {
    functions.set(words, (known = new Map()));
    listen(words);
  }
  let t = known.get(namespace);
  if (!t) known.set(namespace, (t = remember(words.getFixedT(null, namespace), words, namespace)));
  return t;
};

/**
 * The translations of a page. Its language never changes and its texts are always loaded, so there is nothing to wait
 * for or subscribe to. react-i18next's hook of this name does both, and copies the whole i18next object at each call,
 * which took a fifth of the render time.
 *
 * @param namespaces keys belong to the first one; keys of the others are written `namespace:key`
 */
export const useTranslation = <const Ns extends Namespaces = 'common'>(
  namespaces?: Ns,
): { readonly t: TFunction<Ns>; readonly i18n: i18n } => {
  const { i18n: words } = useContext(I18nContext);
  const [first = 'common'] = typeof namespaces === 'string' ? [namespaces] : (namespaces ?? []);
  return { t: getT(words, first), i18n: words };
};
