import { keysOf } from '@/lib/keysOf';
import type { Language, SiteId } from './site';

/** Paths of one route: per language, or per site if a site differs from its language. */
type Paths = Readonly<Record<Language, string>> & Readonly<Partial<Record<SiteId, string>>>;

interface RouteRow {
  /** The page's folder below `pages/[site]`, with `{param}` for a dynamic level. */
  readonly page: string;
  readonly paths: Paths;
}

const everywhere = <Path extends string>(path: Path) =>
  ({ en: path, de: path, fr: path, pl: path, da: path, no: path, sv: path }) as const;

/**
 * All localized paths (spec section 2). Rewrites, links, the language menu, reserved slugs and the tests are derived
 * from this table; no other code has paths.
 */
export const routes = {
  home: { page: '/', paths: everywhere('/') },
  city: { page: '/{slug}', paths: everywhere('/{city}') },
  activity: { page: '/{slug}/{city}', paths: everywhere('/{activity}/{city}') },
  about: {
    page: '/about',
    paths: {
      en: '/about-us',
      en3: '/about',
      de: '/ueber-uns',
      fr: '/a-propos-de-nous',
      pl: '/o-nas',
      da: '/om-os',
      no: '/om-oss',
      sv: '/om-oss',
    },
  },
  blog: { page: '/blog', paths: everywhere('/blog') },
  blogCategory: { page: '/blog/{category}', paths: everywhere('/blog/{category}') },
  blogPost: { page: '/blog/{category}/{post}', paths: everywhere('/blog/{category}/{post}') },
  /** The pages of the lists from the second on; the first page is the list itself. */
  blogPage: { page: '/blog/page/{number}', paths: everywhere('/blog/page/{number}') },
  blogCategoryPage: {
    page: '/blog/{category}/page/{number}',
    paths: everywhere('/blog/{category}/page/{number}'),
  },
  cart: {
    page: '/checkout/{city}/cart',
    paths: {
      en: '/checkout/{city}/cart',
      de: '/kasse/{city}/warenkorb',
      fr: '/caisse/{city}/panier',
      pl: '/kasa/{city}/koszyk',
      da: '/kassen/{city}/kurv',
      no: '/kassen/{city}/kurv',
      sv: '/kassan/{city}/kundvagn',
    },
  },
  summary: {
    page: '/checkout/{city}/summary',
    paths: {
      en: '/checkout/{city}/summary',
      de: '/kasse/{city}/zusammenfassung',
      fr: '/caisse/{city}/résumé',
      pl: '/kasa/{city}/podsumowanie',
      da: '/kassen/{city}/oversigt',
      no: '/kassen/{city}/oversikt',
      sv: '/kassan/{city}/sammanfattning',
    },
  },
  destinations: {
    page: '/destinations',
    paths: {
      en: '/destinations',
      de: '/reiseziele',
      fr: '/destinations',
      pl: '/kierunki',
      da: '/destinationer',
      no: '/reisemål',
      sv: '/resmål',
    },
  },
  /** All activities of all cities. */
  activities: {
    page: '/activities',
    paths: {
      en: '/activities',
      de: '/aktivitaeten',
      fr: '/activites',
      pl: '/atrakcje',
      da: '/aktiviteter',
      no: '/aktiviteter',
      sv: '/aktiviteter',
    },
  },
  map: { page: '/map', paths: everywhere('/map') },
  search: { page: '/search', paths: everywhere('/search') },
  /** The search data of a site: all pages that can be found, in one list. */
  searchIndex: { page: '/search/all', paths: everywhere('/search/all') },
  /** The form of companies that want a proposal. Only sites for companies have it. */
  proposal: {
    page: '/proposal',
    paths: {
      en: '/proposal',
      de: '/angebot',
      fr: '/proposition',
      pl: '/oferta',
      da: '/tilbud',
      no: '/tilbud',
      sv: '/offert',
    },
  },
  /** The document of a request. The token of its link is in the fragment of the URL, which no server receives. */
  proposalDocument: {
    page: '/proposal/document',
    paths: {
      en: '/proposal/document',
      de: '/angebot/dokument',
      fr: '/proposition/document',
      pl: '/oferta/dokument',
      da: '/tilbud/dokument',
      no: '/tilbud/dokument',
      sv: '/offert/dokument',
    },
  },
  staticPage: {
    page: '/page/{page}',
    paths: {
      en: '/page/{page}',
      de: '/seite/{page}',
      fr: '/page/{page}',
      pl: '/strona/{page}',
      da: '/side/{page}',
      no: '/sider/{page}',
      sv: '/sidor/{page}',
    },
  },
  thankYou: { page: '/thankYou', paths: everywhere('/thankYou') },
  /** The page of an order. The key of the order is in the fragment of the URL, which no server receives. */
  booking: {
    page: '/booking',
    paths: {
      en: '/booking',
      de: '/buchung',
      fr: '/reservation',
      pl: '/rezerwacja',
      da: '/booking',
      no: '/bestilling',
      sv: '/bokning',
    },
  },
  /** The page of a trip. The token of its link is in the fragment of the URL, which no server receives. */
  trip: {
    page: '/trip',
    paths: {
      en: '/trip',
      de: '/reise',
      fr: '/voyage',
      pl: '/wyjazd',
      da: '/rejse',
      no: '/tur',
      sv: '/resa',
    },
  },
  /** A trip to read, for browsers without scripts. They post the token of its link. */
  tripReading: {
    page: '/trip/read',
    paths: {
      en: '/trip/read',
      de: '/reise/ansehen',
      fr: '/voyage/lecture',
      pl: '/wyjazd/podglad',
      da: '/rejse/vis',
      no: '/tur/vis',
      sv: '/resa/visa',
    },
  },
  /** One charge of a trip. The token of its link is in the path, since the page has to work without scripts. */
  payment: { page: '/trip/pay/{token}', paths: everywhere('/trip/pay/{token}') },
  notFound: { page: '/errors/404', paths: everywhere('/errors/404') },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routes;

/** The `{params}` of a path, as a union of their names. */
type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The params for a link to the route: `{ city: string }` for the cart, none for the blog. */
export type RouteParams<Name extends RouteName> = {
  readonly [Param in ParamNames<(typeof routes)[Name]['paths']['en']>]: string;
};

export const routeNames: readonly RouteName[] = keysOf(routes);
