/**
 * Translations are by language, sites are not: `pl2` speaks `pl`. A page says its language itself, so `locales` here
 * only names the folders below `public/locales`.
 *
 * @type {import('next-i18next/pages').UserConfig}
 */
module.exports = {
  i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr', 'pl', 'da', 'no', 'sv'] },
  localePath: './public/locales',
  // Without this a missing German key would show in English; the check for missing keys makes sure there is none.
  fallbackLng: false,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
};
