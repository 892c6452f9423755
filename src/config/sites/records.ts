import type { ClusterPlace, Site, SiteId } from './site';

const english = { lang: 'en', formatLocale: 'en-GB' } as const;
const polish = { lang: 'pl', formatLocale: 'pl-PL', currency: 'PLN' } as const;

const among = (name: ClusterPlace['name'], hreflang: string) =>
  ({ cluster: { name, hreflang } }) as const;

/** The eleven sites. A twelfth is one more record (and its id in site.ts). */
export const sites = {
  en: {
    id: 'en',
    ...english,
    shopGroupId: 1,
    theme: 'default',
    currency: 'GBP',
    cluster: { name: 'consumer', hreflang: 'en', isDefault: true },
  },
  de: {
    id: 'de',
    lang: 'de',
    formatLocale: 'de-DE',
    shopGroupId: 1,
    theme: 'default',
    currency: 'EUR',
    ...among('consumer', 'de'),
  },
  fr: {
    id: 'fr',
    lang: 'fr',
    formatLocale: 'fr-FR',
    shopGroupId: 1,
    theme: 'default',
    currency: 'EUR',
    ...among('consumer', 'fr'),
  },
  pl: {
    id: 'pl',
    ...polish,
    shopGroupId: 1,
    theme: 'default',
    ...among('consumer', 'pl'),
  },
  // Two more in Polish. A page can have one translation per language only, so these have no cluster.
  pl2: { id: 'pl2', ...polish, shopGroupId: 2, theme: 'red' },
  pl3: { id: 'pl3', ...polish, shopGroupId: 6, theme: 'red' },
  dk: {
    id: 'dk',
    lang: 'da',
    formatLocale: 'da-DK',
    shopGroupId: 3,
    theme: 'default',
    currency: 'DKK',
    ...among('consumer', 'da'),
  },
  no: {
    id: 'no',
    lang: 'no',
    formatLocale: 'nb-NO',
    shopGroupId: 3,
    theme: 'default',
    currency: 'NOK',
    ...among('consumer', 'no'),
  },
  sv: {
    id: 'sv',
    lang: 'sv',
    formatLocale: 'sv-SE',
    shopGroupId: 3,
    theme: 'red',
    currency: 'SEK',
    ...among('consumer', 'sv'),
  },
  // One language, two markets: pounds for Britain, euros for other countries.
  en2: {
    id: 'en2',
    ...english,
    shopGroupId: 4,
    theme: 'default',
    currency: 'GBP',
    ...among('corporate', 'en-GB'),
  },
  en3: {
    id: 'en3',
    ...english,
    shopGroupId: 5,
    theme: 'default',
    currency: 'EUR',
    cluster: { name: 'corporate', hreflang: 'en', isDefault: true },
  },
} as const satisfies { readonly [Id in SiteId]: Site & { readonly id: Id } };
