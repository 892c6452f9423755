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

/** The same page on the site of another language, or what is nearest above it there. */
export interface LanguageLink {
  readonly siteId: string;
  readonly lang: Language;
  readonly path: string;
  /** Absent where it is the same page. */
  readonly isAbove?: true;
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

/** From the home page by way of one of its sections down to a page. */
export interface Trail {
  readonly top: 'destinations' | 'blog';
  /** Between the section and the page. */
  readonly below: readonly TextLink[];
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
  /** The page's one address. */
  readonly canonical: string;
  readonly links: {
    readonly home: string;
    readonly destinations: string;
    readonly map: string;
    readonly blog: string;
    readonly about: string;
    readonly search: string;
    /** `null` where the site has none. */
    readonly privacy: string | null;
  };
  /** Static pages: what the law asks for, and what one may want to know. */
  readonly legal: readonly TextLink[];
  readonly company: readonly TextLink[];
  readonly cities: readonly CityLink[];
  /** Slug of the city that the page is about; `null` where it is about none. */
  readonly city: string | null;
  readonly activities: readonly TextLink[];
  readonly languages: readonly LanguageLink[];
  /** The pages above this one; `null` where it is right below the home page. */
  readonly trail: Trail | null;
  /** Of the copyright line; from the server, so that both sides print the same. */
  readonly year: number;
}

/** What every page is given. */
export interface PageProps {
  readonly frame: FrameProps;
  /** What stands within it. */
  readonly view?: unknown;
}
