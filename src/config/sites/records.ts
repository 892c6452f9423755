import settings from './sites.json';
import { parseSiteSettings } from './siteSettings';
import type { ClusterPlace, Site, SiteId, SiteSettings } from './site';

const english = { lang: 'en', formatLocale: 'en-GB' } as const;
const polish = { lang: 'pl', formatLocale: 'pl-PL' } as const;

const among = (name: ClusterPlace['name'], hreflang: string) =>
  ({ cluster: { name, hreflang } }) as const;

/** What pages and content depend on, and so is code. */
const fixed = {
  en: {
    id: 'en',
    ...english,
    cluster: { name: 'consumer', hreflang: 'en', isDefault: true },
  },
  de: {
    id: 'de',
    lang: 'de',
    formatLocale: 'de-DE',
    ...among('consumer', 'de'),
  },
  fr: {
    id: 'fr',
    lang: 'fr',
    formatLocale: 'fr-FR',
    ...among('consumer', 'fr'),
  },
  pl: {
    id: 'pl',
    ...polish,
    ...among('consumer', 'pl'),
  },
  // Two more in Polish. A page can have one translation per language only, so these have no cluster.
  pl2: { id: 'pl2', ...polish },
  pl3: { id: 'pl3', ...polish },
  dk: {
    id: 'dk',
    lang: 'da',
    formatLocale: 'da-DK',
    ...among('consumer', 'da'),
  },
  no: {
    id: 'no',
    lang: 'no',
    formatLocale: 'nb-NO',
    ...among('consumer', 'no'),
  },
  sv: {
    id: 'sv',
    lang: 'sv',
    formatLocale: 'sv-SE',
    ...among('consumer', 'sv'),
  },
  // One language, two markets: pounds for Britain, euros for other countries.
  en2: {
    id: 'en2',
    ...english,
    ...among('corporate', 'en-GB'),
  },
  en3: {
    id: 'en3',
    ...english,
    cluster: { name: 'corporate', hreflang: 'en', isDefault: true },
  },
} as const satisfies {
  readonly [Id in SiteId]: Omit<Site, keyof SiteSettings> & { readonly id: Id };
};

const shipped = parseSiteSettings(settings);
if (!shipped.ok) throw new Error(`src/config/sites/sites.json: ${shipped.problem}`);

const settingsOf = (id: SiteId): SiteSettings => {
  const { currency, shopGroupId, theme } = shipped.value.settings[id] ?? {};
  if (!currency || !shopGroupId || !theme) {
    throw new Error(`src/config/sites/sites.json: ${id} is incomplete`);
  }
  return { currency, shopGroupId, theme };
};

/**
 * The eleven sites as they are shipped. A twelfth is one more record here, its id in site.ts and its entry in
 * sites.json. `siteOf` of activeSites.ts has the sites as they are configured.
 */
export const sites: { readonly [Id in SiteId]: Site & { readonly id: Id } } = {
  en: { ...fixed.en, ...settingsOf('en') },
  de: { ...fixed.de, ...settingsOf('de') },
  fr: { ...fixed.fr, ...settingsOf('fr') },
  pl: { ...fixed.pl, ...settingsOf('pl') },
  pl2: { ...fixed.pl2, ...settingsOf('pl2') },
  pl3: { ...fixed.pl3, ...settingsOf('pl3') },
  dk: { ...fixed.dk, ...settingsOf('dk') },
  no: { ...fixed.no, ...settingsOf('no') },
  sv: { ...fixed.sv, ...settingsOf('sv') },
  en2: { ...fixed.en2, ...settingsOf('en2') },
  en3: { ...fixed.en3, ...settingsOf('en3') },
};
