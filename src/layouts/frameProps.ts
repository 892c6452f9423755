import type { CurrencyCode, Rates } from '@/pricing/currencies';
import type { PlanTerms } from '@/pricing/pricePlan';
import type { Language, Site } from '@/sites/site';
import type { Audience } from '@/i18n/loadTranslations';

export interface TextLink {
  readonly text: string;
  readonly href: string;
}

/** A city of the brand, whose page and plan the frame leads to. */
export interface CityLink extends TextLink {
  readonly slug: string;
  /** IANA name: what day it is there. */
  readonly timeZone: string;
  readonly cart: string;
}

/** The same page on the site of another language. */
export interface LanguageLink {
  readonly siteId: string;
  readonly lang: Language;
  readonly path: string;
  /** The site's first public host; `null` where it only has the one on a developer's machine. */
  readonly host: string | null;
}

export interface Brand {
  readonly id: number;
  readonly name: string;
  readonly tagline: string;
  readonly audience: Audience;
  readonly logo: string;
  /** The same for dark ground. */
  readonly logoOnDark: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly chatHref: string;
  readonly email: string;
}

/** What the frame around every page shows. */
export interface FrameProps {
  readonly site: Pick<Site, 'id' | 'lang' | 'formatLocale' | 'theme'>;
  readonly brand: Brand;
  readonly money: {
    readonly currency: CurrencyCode;
    readonly rates: Rates;
    readonly terms: PlanTerms;
  };
  /** What others show when they point to the page: a path, with the site's first public host where it has one. */
  readonly share: string;
  /** What a conversion on the site is reported to, by host name; none where there is nothing to report to. */
  readonly conversionIds: Readonly<Record<string, string>>;
  readonly links: { readonly home: string; readonly destinations: string; readonly about: string };
  readonly cities: readonly CityLink[];
  /** Slug of the city that the page is about; `null` where it is about none. */
  readonly city: string | null;
  readonly activities: readonly TextLink[];
  readonly languages: readonly LanguageLink[];
  /** The pages between the destinations and this one; `null` where this one is not below them. */
  readonly trail: readonly TextLink[] | null;
  /** Of the copyright line; from the server, so that both sides print the same. */
  readonly year: number;
}

/** What every page is given. */
export interface PageProps {
  readonly frame: FrameProps;
}
