import { useTranslation } from './useTranslation';
import useSWRImmutable from 'swr/immutable';
import type { Namespace } from '@/i18n/namespaces';
import { fetchPayload } from '@/http/client';

/**
 * Words that a page does not bring along, loaded from the static translation files when something opened needs them
 * (spec section 7). Only for namespaces without corporate wording of their own: no file of it is asked for.
 *
 * @returns whether they are there
 */
export const useNamespace = (namespace: Namespace): boolean => {
  const { i18n } = useTranslation();
  const lang = i18n.language;
  const isThere = i18n.hasResourceBundle(lang, namespace);
  const { data } = useSWRImmutable<unknown>(
    isThere ? null : `/locales/${lang}/${namespace}.json`,
    (path: string) => fetchPayload(path),
  );
  // Adding them twice changes nothing, and a page that comes later starts without them.
  if (!isThere && data) i18n.addResourceBundle(lang, namespace, data);
  return isThere || Boolean(data);
};
