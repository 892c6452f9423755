/**
 * `locales` are the folders in `public/locales`, one per language. Several sites share a language: `pl2` uses `pl`. Each
 * page sets its own language.
 *
 * @type {import('next-i18next/pages').UserConfig}
 */
module.exports = {
  i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr', 'pl', 'da', 'no', 'sv'] },
  localePath: './public/locales',
  // Otherwise a missing German key would show in English. A test checks that no key is missing.
  fallbackLng: false,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
};
