import { createInstance, type TFunction } from 'i18next';
import { type Audience, loadTranslations } from '@/ui/i18n/loadTranslations';
import type { BrandPromises } from '@/commerce/promises/phrases';
import type { Language } from '@/config/sites/site';

export type Words = TFunction<['mail', 'plan', 'common']>;

/**
 * Loads the translations for e-mails. Values are inserted without escaping, because only the HTML version needs it.
 */
export const loadWords = async (
  lang: Language,
  audience: Audience,
  promises: BrandPromises,
): Promise<Words> => {
  const { _nextI18Next } = await loadTranslations(lang, audience, ['mail', 'plan'], promises);
  const instance = createInstance();
  await instance.init({
    lng: lang,
    fallbackLng: 'en',
    defaultNS: 'mail',
    ns: ['mail', 'plan', 'common'],
    resources: _nextI18Next?.initialI18nStore,
    interpolation: { escapeValue: false },
  });
  return instance.getFixedT(lang, ['mail', 'plan', 'common']);
};
