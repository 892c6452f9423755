import { createInstance } from 'i18next';
import { loadTranslations } from '@/ui/i18n/loadTranslations';
import { listNamespaces } from '@/testing/translationFiles';
import type { Site } from '@/config/sites/site';
import { loadShops } from './catalogue';

/** Returns the text of a site for a key, as visitors read it. */
export type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

export const loadWords = async (site: Site): Promise<Say> => {
  const shop = (await loadShops()).get(site.id)?.[0];
  if (!shop) throw new Error(`${site.id} sells nothing`);
  const { _nextI18Next } = await loadTranslations(
    site.lang,
    shop.group.audience,
    listNamespaces(site.lang),
  );
  const words = createInstance();
  await words.init({
    lng: site.lang,
    fallbackLng: false,
    resources: _nextI18Next?.initialI18nStore,
    interpolation: { escapeValue: false },
  });
  const say = words.t as (key: string, values?: Readonly<Record<string, unknown>>) => string;
  return say;
};
