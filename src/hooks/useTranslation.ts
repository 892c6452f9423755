import type { i18n, TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { Namespace } from '@/i18n/namespaces';

type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

const functions = new WeakMap<i18n, Map<string, TFunction<never>>>();

type Say = (...asked: readonly unknown[]) => string;

/** Who types makes ever new ones. */
const mostRemembered = 1000;

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

/** @returns nothing where the same question may have another answer */
const toQuestion = ([key, values, ...further]: readonly unknown[]): string | undefined => {
  if (typeof key !== 'string' || further.length > 0) return undefined;
  if (values === undefined) return key;
  if (isPlain(values) || !Object.values(values as object).every(isPlain)) return undefined;
  return `${key} ${JSON.stringify(values)}`;
};

/** A list says the same words on each of its cards, and i18next copies all its options each time: 10 to 30 µs. */
const remember = (t: TFunction<never>, { store }: i18n): TFunction<never> => {
  const said = new Map<string, string>();
  store.on('added', () => said.clear());
  const sayAnew = t as unknown as Say;
  const say: Say = (...asked) => {
    const question = toQuestion(asked);
    if (question === undefined) return sayAnew(...asked);
    const known = said.get(question);
    if (known !== undefined) return known;
    const words = sayAnew(...asked);
    if (said.size >= mostRemembered) said.clear();
    said.set(question, words);
    return words;
  };
  return say as unknown as TFunction<never>;
};

const getT = (words: i18n, namespace: Namespace): TFunction<never> => {
  let known = functions.get(words);
  if (!known) functions.set(words, (known = new Map()));
  let t = known.get(namespace);
  if (!t) known.set(namespace, (t = remember(words.getFixedT(null, namespace), words)));
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
