import type { CurrencyCode, Rates } from '@/commerce/pricing/currencies';
import type { PlanTerms } from '@/commerce/pricing/pricePlan';
import type { Language, Site } from '@/config/sites/site';
import type { Audience } from '@/ui/i18n/loadTranslations';

export interface TextLink {
  readonly text: string;
  readonly href: string;
}

/** A city of the brand, with links to its page and its plan. */
export interface CityLink extends TextLink {
  readonly slug: string;
  /** IANA name, for the current day there. */
  readonly timeZone: string;
  readonly cart: string;
}

/** The same page on another language's site, or the nearest page above it. */
export interface LanguageLink {
  readonly siteId: string;
  readonly lang: Language;
  readonly path: string;
  /** Absent if it is the same page. */
  readonly isAbove?: true;
  /** The site's first public host; `null` if it has only a development host. */
  readonly host: string | null;
}

export interface Brand {
  readonly id: number;
  readonly name: string;
  /** The company behind it; the brand's name if no company is recorded. */
  readonly owner: string;
  readonly tagline: string;
  readonly audience: Audience;
  /** The only occasion that the brand is for, if there is one. */
  readonly occasion?: string;
  readonly logo: string;
  /** The same logo for dark ground. */
  readonly logoOnDark: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly chatHref: string;
  readonly email: string;
}

/** Path from the home page through one of its sections to a page. */
export interface Trail {
  readonly top: 'destinations' | 'blog';
  /** The pages between the section and this page. */
  readonly below: readonly TextLink[];
}

/** Data for the frame around every page. */
export interface FrameProps {
  readonly site: Pick<Site, 'id' | 'lang' | 'formatLocale' | 'theme'>;
  readonly brand: Brand;
  readonly money: {
    readonly currency: CurrencyCode;
    readonly rates: Rates;
    readonly terms: PlanTerms;
  };
  /** Canonical URL of the page. */
  readonly canonical: string;
  readonly links: {
    readonly home: string;
    readonly destinations: string;
    readonly activities: string;
    readonly map: string;
    readonly blog: string;
    readonly about: string;
    readonly search: string;
    readonly bookings: string;
    /** The form for companies; `null` on other sites. */
    readonly proposal: string | null;
    /** `null` if the site has none. */
    readonly privacy: string | null;
  };
  /** Static pages with legal texts. */
  readonly legal: readonly TextLink[];
  readonly company: readonly TextLink[];
  readonly cities: readonly CityLink[];
  /** Slug of the page's city; `null` if the page has none. */
  readonly city: string | null;
  readonly activities: readonly TextLink[];
  readonly languages: readonly LanguageLink[];
  /** The pages above this one; `null` if it is directly below the home page. */
  readonly trail: Trail | null;
  /** Year of the copyright line; sent by the server, so that both sides render the same. */
  readonly year: number;
}

/** Props of every page. */
export interface PageProps {
  readonly frame: FrameProps;
  /** The page's content. */
  readonly view?: unknown;
}
