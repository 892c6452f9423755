import { useTranslation } from 'next-i18next/pages';
import useSWRImmutable from 'swr/immutable';
import type { Namespace } from '@/ui/i18n/namespaces';
import { fetchPayload } from '@/platform/http/client';
import { useNamespace } from './useNamespace';

/**
 * Loads a namespace as `useNamespace` does, with the wording for companies on their sites. Without that file, the common
 * one is shown.
 *
 * @param isCorporate whether the site is for companies
 * @returns whether the namespace is available
 */
export const useWording = (namespace: Namespace, isCorporate: boolean): boolean => {
  const isThere = useNamespace(namespace);
  const { i18n } = useTranslation();
  const { language } = i18n;
  const folder = `${language}-x-corp`;
  const { data, error } = useSWRImmutable<unknown>(
    isCorporate ? ['locales', folder, namespace] : null,
    () => fetchPayload(`/locales/${folder}/${namespace}.json`),
  );
  // Laid over the common one. Adding it twice has no effect.
  if (isThere && data !== undefined) {
    i18n.addResourceBundle(language, namespace, data, true, true);
  }
  return isThere && (!isCorporate || data !== undefined || error !== undefined);
};
