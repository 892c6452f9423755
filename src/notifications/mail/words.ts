import { createInstance, type TFunction } from 'i18next';
import { type Audience, loadTranslations } from '@/i18n/loadTranslations';
import type { Language } from '@/sites/site';

export type Words = TFunction<['mail', 'plan']>;

/**
 * The words of e-mails in a language. Values are put into them as they are: escaping belongs to the form that the e-mail
 * takes.
 */
export const loadWords = async (lang: Language, audience: Audience): Promise<Words> => {
  const { _nextI18Next } = await loadTranslations(lang, audience, ['mail', 'plan']);
  const instance = createInstance();
  await instance.init({
    lng: lang,
    fallbackLng: false,
    defaultNS: 'mail',
    ns: ['mail', 'plan'],
    resources: _nextI18Next?.initialI18nStore,
    interpolation: { escapeValue: false },
  });
  return instance.getFixedT(lang, ['mail', 'plan']);
};
