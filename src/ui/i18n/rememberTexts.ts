import type { i18n } from 'i18next';
import { createOncePerObject } from '@/lib/oncePerObject';

type FixedT = ReturnType<i18n['getFixedT']>;

/** One remembering instance per instance of i18next. */
const once = createOncePerObject();

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
const findFile = ({ store, language }: i18n, own: string, question: string) => {
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
const remember = (t: FixedT, words: i18n, namespace: string): FixedT => {
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
  return say as unknown as FixedT;
};

/** Clears the cache of a file when texts are added to it. */
const listen = ({ store }: i18n): void => {
  store.on('added', (language: string, namespace: string) => {
    const file = store.data[language]?.[namespace];
    if (typeof file === 'object') remembered.delete(file);
  });
};

/** Creates i18next's `getFixedT` with one remembering function per namespace. */
const createGetFixedT = (words: i18n): i18n['getFixedT'] => {
  const functions = new Map<string, FixedT>();
  return (...asked: Parameters<i18n['getFixedT']>) => {
    const [lang, namespace, prefix] = asked;
    const t = words.getFixedT(...asked);
    if (typeof namespace !== 'string' || prefix !== undefined || lang !== words.language) return t;
    const known = functions.get(namespace) ?? remember(t, words, namespace);
    functions.set(namespace, known);
    return known;
  };
};

/**
 * The i18next instance for the components of a page, for next-i18next's `useTranslation`: it remembers texts, and its
 * own properties are few. The hook copies all own properties of its instance for each component, and i18next has 50 of
 * them; here they are inherited, so there is next to nothing to copy.
 *
 * @returns the same object for the same instance
 */
export const rememberTexts = (words: i18n): i18n =>
  once(words, () => {
    listen(words);
    return Object.assign(Object.create(words), { getFixedT: createGetFixedT(words) });
  });
