import type { CurrencyCode } from '@/pricing/currencies';

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

/** The languages that content and translations come in; each is a real tag for `<html lang>`. */
export const languages = ['en', 'de', 'fr', 'pl', 'da', 'no', 'sv'] as const;

export type Language = (typeof languages)[number];

export const themeNames = ['default', 'red'] as const;

export type ThemeName = (typeof themeNames)[number];

/** Sites that show the same pages to the same kind of visitor, each in a language or for a market of its own. */
export interface ClusterPlace {
  readonly name: 'consumer' | 'corporate';
  /** What search engines know the site by among the others: a language, or a language and a country (`en-GB`). */
  readonly hreflang: string;
  /** For whoever has no site of their own in the cluster. */
  readonly isDefault?: true;
}

/** One site, as data: everything that makes it differ from the other ten. */
export interface Site {
  /** The first segment of the internal path. A site id, or `single` for a single-site deployment. */
  readonly id: SiteId | 'single';
  /** Of `single`: the site it is made from, whose paths it has. */
  readonly madeFrom?: SiteId;
  readonly lang: Language;
  /** What `Intl` formats with. Never a site id: `dk` would silently format as American English. */
  readonly formatLocale: string;
  readonly shopGroupId: number;
  readonly theme: ThemeName;
  readonly currency: CurrencyCode;
  /** Absent for a site that stands alone: its pages are nobody's translations. */
  readonly cluster?: ClusterPlace;
}

/** The site that a site is, or is made from: whose paths it has, and what is written for it alone. */
export const siteIdOf = ({ id, madeFrom }: Pick<Site, 'id' | 'madeFrom'>): SiteId | undefined =>
  id === 'single' ? madeFrom : id;

export const isSiteId = (value: unknown): value is SiteId =>
  (siteIds as readonly unknown[]).includes(value);

export const isThemeName = (value: unknown): value is ThemeName =>
  (themeNames as readonly unknown[]).includes(value);
