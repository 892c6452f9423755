import { useTranslation } from './useTranslation';
import useSWRImmutable from 'swr/immutable';
import type { Namespace } from '@/ui/i18n/namespaces';
import { fetchPayload } from '@/platform/http/client';

/**
 * Loads a namespace that the page does not contain from the static translation files, when an opened part needs it
 * (spec section 7). Only for namespaces without corporate wording: that file is not loaded.
 *
 * @returns whether the namespace is available
 */
export const useNamespace = (namespace: Namespace): boolean => {
  const { i18n } = useTranslation();
  const lang = i18n.language;
  const isThere = i18n.hasResourceBundle(lang, namespace);
  const { data } = useSWRImmutable<unknown>(
    isThere ? null : `/locales/${lang}/${namespace}.json`,
    (path: string) => fetchPayload(path),
  );
  // Adding it twice has no effect, and a later page starts without it.
  if (!isThere && data) i18n.addResourceBundle(lang, namespace, data);
  return isThere || Boolean(data);
};
