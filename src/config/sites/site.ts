import { isOneOf } from '@troupe/basics/isOneOf';
import type { CurrencyCode } from '@/commerce/pricing/currencies';

export const siteIds = [
  'en',
  'de',
  'fr',
  'pl',
  'pl2',
  'pl3',
  'dk',
  'no',
  'sv',
  'en2',
  'en3',
] as const;

export type SiteId = (typeof siteIds)[number];

/** The languages of content and translations; each is a valid tag for `<html lang>`. */
export const languages = ['en', 'de', 'fr', 'pl', 'da', 'no', 'sv'] as const;

export type Language = (typeof languages)[number];

export const themeNames = ['default', 'red'] as const;

export type ThemeName = (typeof themeNames)[number];

/** A group of sites with the same pages for the same audience, each for another language or market. */
export interface ClusterPlace {
  readonly name: 'consumer' | 'corporate';
  /** The `hreflang` value for search engines: a language, or a language and a country (`en-GB`). */
  readonly hreflang: string;
  /** The default for visitors whose language or market has no site in the cluster. */
  readonly isDefault?: true;
}

/** What an operator may change in a site without a build (docs/configuration.md, "The file of the sites"). */
export interface SiteSettings {
  readonly shopGroupId: number;
  readonly theme: ThemeName;
  readonly currency: CurrencyCode;
}

/** The id of a single-site deployment: its base site with another shop group or theme. */
export type SingleId = `single-${SiteId}`;

/** One site, with everything in which it differs from the other ten. */
export interface Site extends SiteSettings {
  /** The first segment of the internal path. */
  readonly id: SiteId | SingleId;
  /** For a single-site deployment only: its base site, which has the same paths. */
  readonly madeFrom?: SiteId;
  readonly lang: Language;
  /** The locale for `Intl`. Not a site id: `dk` would silently format as American English. */
  readonly formatLocale: string;
  /** Missing for a site whose pages have no translations on other sites. */
  readonly cluster?: ClusterPlace;
}

export const isSiteId = (value: unknown): value is SiteId => isOneOf(siteIds, value);

/** The id of a site, or of the base site of a single-site deployment, for paths and site-specific content. */
export const siteIdOf = ({ id, madeFrom }: Pick<Site, 'id' | 'madeFrom'>): SiteId | undefined =>
  isSiteId(id) ? id : madeFrom;

export const isThemeName = (value: unknown): value is ThemeName => isOneOf(themeNames, value);

export const isLanguage = (value: unknown): value is Language => isOneOf(languages, value);
