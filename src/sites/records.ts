import type { Site, SiteId } from './site';

const english = { lang: 'en', formatLocale: 'en-GB' } as const;
const polish = { lang: 'pl', formatLocale: 'pl-PL', currency: 'PLN' } as const;

/** The eleven sites. A twelfth is one more record (and its id in site.ts). */
export const sites = {
  en: { id: 'en', ...english, shopGroupId: 1, theme: 'default', currency: 'GBP' },
  de: {
    id: 'de',
    lang: 'de',
    formatLocale: 'de-DE',
    shopGroupId: 1,
    theme: 'default',
    currency: 'EUR',
  },
  fr: {
    id: 'fr',
    lang: 'fr',
    formatLocale: 'fr-FR',
    shopGroupId: 1,
    theme: 'default',
    currency: 'EUR',
  },
  pl: { id: 'pl', ...polish, shopGroupId: 1, theme: 'default' },
  pl2: { id: 'pl2', ...polish, shopGroupId: 2, theme: 'red' },
  pl3: { id: 'pl3', ...polish, shopGroupId: 6, theme: 'red' },
  dk: {
    id: 'dk',
    lang: 'da',
    formatLocale: 'da-DK',
    shopGroupId: 3,
    theme: 'default',
    currency: 'DKK',
  },
  no: {
    id: 'no',
    lang: 'no',
    formatLocale: 'nb-NO',
    shopGroupId: 3,
    theme: 'default',
    currency: 'NOK',
  },
  sv: {
    id: 'sv',
    lang: 'sv',
    formatLocale: 'sv-SE',
    shopGroupId: 3,
    theme: 'red',
    currency: 'SEK',
  },
  en2: { id: 'en2', ...english, shopGroupId: 4, theme: 'default', currency: 'GBP' },
  en3: { id: 'en3', ...english, shopGroupId: 5, theme: 'default', currency: 'EUR' },
} as const satisfies { readonly [Id in SiteId]: Site & { readonly id: Id } };
