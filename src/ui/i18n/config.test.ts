import { createInstance } from 'i18next';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { languages } from '@/config/sites/site';
import i18nConfig from '../../../next-i18next.config';

const createPage = async (locale: string) => {
  const { _nextI18Next } = await serverSideTranslations(locale, ['common', 'city'], i18nConfig);
  const instance = createInstance();
  await instance.init({
    ...i18nConfig,
    lng: locale,
    resources: _nextI18Next?.initialI18nStore,
    load: 'currentOnly',
  });
  return instance.getFixedT(null, 'common');
};

it('the locales are those of spec section 9, with English as the fallback', () => {
  expect(i18nConfig.i18n).toEqual({
    defaultLocale: 'en',
    locales: ['en', 'de', 'dk', 'fr', 'no', 'pl', 'sv'],
  });
  expect(i18nConfig.fallbackLng).toMatchObject({ default: ['en'] });
});

it('Danish is found by its locale and by its language', async () => {
  const [byLocale, byLanguage] = [await createPage('dk'), await createPage('da')];
  expect(byLocale('nav.about')).toBe(byLanguage('nav.about'));
  expect(byLocale('nav.about')).not.toBe((await createPage('en'))('nav.about'));
});

it.each(languages)('%s has its own texts, for companies too', async (lang) => {
  const own = await createPage(lang);
  const corporate = await createPage(`${lang}-x-corp`);
  expect(corporate('nav.about')).toBe(own('nav.about'));
  if (lang !== 'en') expect(own('nav.about')).not.toBe((await createPage('en'))('nav.about'));
});
