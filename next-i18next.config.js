/** The site locales of the spec's section 9. Danish is the locale `dk` and the language `da`, which has the files. */
const locales = ['en', 'de', 'dk', 'fr', 'no', 'pl', 'sv'];

const languages = locales.map((locale) => (locale === 'dk' ? 'da' : locale));

/**
 * Several sites share a language: `pl2` uses `pl`. Each page sets its own language, so Next's own `i18n` is not used.
 * Wording for companies is the locale `<language>-x-corp`, a private-use tag, so it has the plural rules of its language.
 *
 * @type {import('next-i18next/pages').UserConfig}
 */
module.exports = {
  i18n: { defaultLocale: 'en', locales },
  localePath: './public/locales',
  fallbackLng: {
    default: ['en'],
    dk: ['da', 'en'],
    ...Object.fromEntries(languages.map((lang) => [`${lang}-x-corp`, [lang, 'en']])),
  },
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  // A page never changes its language, so its components need not listen for that.
  react: { useSuspense: false, bindI18n: '' },
  reloadOnPrerender: process.env.NODE_ENV === 'development',
  // Functions are added to it on the server, and the browser has it in its bundle.
  serializeConfig: false,
};
