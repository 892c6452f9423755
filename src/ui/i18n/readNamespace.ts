import { type Fields, toFields } from '@troupe/basics/fields';
import type { SSRConfig } from 'next-i18next/pages';
import { mergeDeep } from '@/lib/mergeDeep';
import type { Namespace } from './namespaces';

/** A namespace of loaded translations as one file, with English texts where the language has none. */
export const readNamespace = (
  { _nextI18Next }: Partial<SSRConfig>,
  namespace: Namespace,
): Fields => {
  const { initialI18nStore, initialLocale = '' } = _nextI18Next ?? {};
  const read = (lang: string) => toFields(toFields(toFields(initialI18nStore)[lang])[namespace]);
  return mergeDeep(read('en'), read(initialLocale));
};
