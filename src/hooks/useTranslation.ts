import type { i18n, TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { Namespace } from '@/i18n/namespaces';

type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

const functions = new WeakMap<i18n, Map<string, TFunction<never>>>();

type Say = (...asked: readonly unknown[]) => string;

/** Of one file. Who types makes ever new ones, and on the server each page has prices of its own. */
const mostRemembered = 1000;

/**
 * What was said of each translation file. On the server the pages of a language share their files, so one of them finds
 * what another one said.
 */
const remembered = new WeakMap<object, Map<string, string>>();

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

/** @returns nothing where the same question may have another answer */
const toQuestion = ([key, values, ...further]: readonly unknown[]): string | undefined => {
  if (typeof key !== 'string' || further.length > 0) return undefined;
  if (values === undefined) return key;
  if (isPlain(values) || !Object.values(values as object).every(isPlain)) return undefined;
  return `${key} ${JSON.stringify(values)}`;
};

/** @returns the file that answers a question, as i18next has it; nothing while it is not there */
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

/** A list says the same words on each of its cards, and i18next copies all its options each time: 10 to 30 µs. */
const remember = (t: TFunction<never>, words: i18n, namespace: Namespace): TFunction<never> => {
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
  return say as unknown as TFunction<never>;
};

/** Words may be added to a file that is there. */
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
  return t as TFunction<never>;
};

/**
 * The words of a page. The language of a page never changes and words are there before they are asked for, so there is
 * nothing to wait for or to subscribe to; react-i18next's hook of this name does both, and copies the whole i18next
 * object at each call, which took a fifth of the time that a page is drawn in.
 *
 * @param namespaces keys are looked up in the first one; those of the others are written `namespace:key`
 */
export const useTranslation = <const Ns extends Namespaces = 'common'>(
  namespaces?: Ns,
): { readonly t: TFunction<Ns>; readonly i18n: i18n } => {
  const { i18n: words } = useContext(I18nContext);
  const [first = 'common'] = typeof namespaces === 'string' ? [namespaces] : (namespaces ?? []);
  return { t: getT(words, first), i18n: words };
};
