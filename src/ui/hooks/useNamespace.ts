import { useTranslation } from 'next-i18next/pages';
import useSWRImmutable from 'swr/immutable';
import type { Namespace } from '@/ui/i18n/namespaces';
import { fetchPayload } from '@/platform/http/client';

interface Loaded {
  readonly lang: string;
  readonly strings: unknown;
}

/** A file that cannot be loaded is replaced by the English one. */
const fetchStrings = async (lang: string, namespace: Namespace): Promise<Loaded> => {
  try {
    return { lang, strings: await fetchPayload(`/locales/${lang}/${namespace}.json`) };
  } catch (error) {
    if (lang === 'en') throw error;
    return fetchStrings('en', namespace);
  }
};

/**
 * Loads a namespace that the page does not contain from the static translation files, when an opened part needs it
 * (spec section 7). Only for namespaces without corporate wording: that file is not loaded.
 *
 * @returns whether the namespace is available
 */
export const useNamespace = (namespace: Namespace): boolean => {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const isThere = i18n.hasResourceBundle(language, namespace);
  const { data } = useSWRImmutable(isThere ? null : ['locales', language, namespace], () =>
    fetchStrings(language, namespace),
  );
  // Adding it twice has no effect, and a later page starts without it.
  if (!isThere && data) i18n.addResourceBundle(data.lang, namespace, data.strings);
  return isThere || data !== undefined;
};
