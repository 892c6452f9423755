import { buildPath, pathTemplate } from './paths';
import { sites } from './records';
import { type RouteName, routeNames } from './routes';
import { type SiteId, siteIds } from './site';

type PathBySite = Readonly<Record<SiteId, string>>;

const onEverySite = (path: string): PathBySite => ({
  en: path,
  de: path,
  fr: path,
  pl: path,
  pl2: path,
  pl3: path,
  dk: path,
  no: path,
  sv: path,
  en2: path,
  en3: path,
});

/** Spec section 2, page by page. Not derived from the route table, so that the test finds errors in the table. */
const specified: Readonly<Record<RouteName, PathBySite>> = {
  home: onEverySite('/'),
  city: onEverySite('/{city}'),
  activity: onEverySite('/{activity}/{city}'),
  about: {
    en: '/about-us',
    de: '/ueber-uns',
    fr: '/a-propos-de-nous',
    pl: '/o-nas',
    pl2: '/o-nas',
    pl3: '/o-nas',
    dk: '/om-os',
    no: '/om-oss',
    sv: '/om-oss',
    en2: '/about-us',
    en3: '/about',
  },
  blog: onEverySite('/blog'),
  blogCategory: onEverySite('/blog/{category}'),
  blogPost: onEverySite('/blog/{category}/{post}'),
  blogPage: onEverySite('/blog/page/{number}'),
  blogCategoryPage: onEverySite('/blog/{category}/page/{number}'),
  cart: {
    en: '/checkout/{city}/cart',
    de: '/kasse/{city}/warenkorb',
    fr: '/caisse/{city}/panier',
    pl: '/kasa/{city}/koszyk',
    pl2: '/kasa/{city}/koszyk',
    pl3: '/kasa/{city}/koszyk',
    dk: '/kassen/{city}/kurv',
    no: '/kassen/{city}/kurv',
    sv: '/kassan/{city}/kundvagn',
    en2: '/checkout/{city}/cart',
    en3: '/checkout/{city}/cart',
  },
  summary: {
    en: '/checkout/{city}/summary',
    de: '/kasse/{city}/zusammenfassung',
    fr: '/caisse/{city}/résumé',
    pl: '/kasa/{city}/podsumowanie',
    pl2: '/kasa/{city}/podsumowanie',
    pl3: '/kasa/{city}/podsumowanie',
    dk: '/kassen/{city}/oversigt',
    no: '/kassen/{city}/oversikt',
    sv: '/kassan/{city}/sammanfattning',
    en2: '/checkout/{city}/summary',
    en3: '/checkout/{city}/summary',
  },
  destinations: {
    en: '/destinations',
    de: '/reiseziele',
    fr: '/destinations',
    pl: '/kierunki',
    pl2: '/kierunki',
    pl3: '/kierunki',
    dk: '/destinationer',
    no: '/reisemål',
    sv: '/resmål',
    en2: '/destinations',
    en3: '/destinations',
  },
  activities: {
    en: '/activities',
    de: '/aktivitaeten',
    fr: '/activites',
    pl: '/atrakcje',
    pl2: '/atrakcje',
    pl3: '/atrakcje',
    dk: '/aktiviteter',
    no: '/aktiviteter',
    sv: '/aktiviteter',
    en2: '/activities',
    en3: '/activities',
  },
  map: onEverySite('/map'),
  search: onEverySite('/search'),
  searchIndex: onEverySite('/search/all'),
  proposal: {
    en: '/proposal',
    de: '/angebot',
    fr: '/proposition',
    pl: '/oferta',
    pl2: '/oferta',
    pl3: '/oferta',
    dk: '/tilbud',
    no: '/tilbud',
    sv: '/offert',
    en2: '/proposal',
    en3: '/proposal',
  },
  staticPage: {
    en: '/page/{page}',
    de: '/seite/{page}',
    fr: '/page/{page}',
    pl: '/strona/{page}',
    pl2: '/strona/{page}',
    pl3: '/strona/{page}',
    dk: '/side/{page}',
    no: '/sider/{page}',
    sv: '/sidor/{page}',
    en2: '/page/{page}',
    en3: '/page/{page}',
  },
  thankYou: onEverySite('/thankYou'),
  booking: {
    en: '/booking',
    de: '/buchung',
    fr: '/reservation',
    pl: '/rezerwacja',
    pl2: '/rezerwacja',
    pl3: '/rezerwacja',
    dk: '/booking',
    no: '/bestilling',
    sv: '/bokning',
    en2: '/booking',
    en3: '/booking',
  },
  trip: {
    en: '/trip',
    de: '/reise',
    fr: '/voyage',
    pl: '/wyjazd',
    pl2: '/wyjazd',
    pl3: '/wyjazd',
    dk: '/rejse',
    no: '/tur',
    sv: '/resa',
    en2: '/trip',
    en3: '/trip',
  },
  tripReading: {
    en: '/trip/read',
    de: '/reise/ansehen',
    fr: '/voyage/lecture',
    pl: '/wyjazd/podglad',
    pl2: '/wyjazd/podglad',
    pl3: '/wyjazd/podglad',
    dk: '/rejse/vis',
    no: '/tur/vis',
    sv: '/resa/visa',
    en2: '/trip/read',
    en3: '/trip/read',
  },
  payment: onEverySite('/trip/pay/{token}'),
  proposalDocument: {
    en: '/proposal/document',
    de: '/angebot/dokument',
    fr: '/proposition/document',
    pl: '/oferta/dokument',
    pl2: '/oferta/dokument',
    pl3: '/oferta/dokument',
    dk: '/tilbud/dokument',
    no: '/tilbud/dokument',
    sv: '/offert/dokument',
    en2: '/proposal/document',
    en3: '/proposal/document',
  },
  notFound: onEverySite('/errors/404'),
};

const rows = siteIds.flatMap((id) => routeNames.map((route) => [id, route] as const));

it.each(rows)('the %s site has the specified path for %s', (id, route) => {
  expect(pathTemplate(sites[id], route)).toBe(specified[route][id].normalize('NFC'));
});

it('a link has its params filled in', () => {
  expect(buildPath(sites.de, 'cart', { city: 'krakow' })).toBe('/kasse/krakow/warenkorb');
  expect(buildPath(sites.en, 'activity', { activity: 'beer-bike', city: 'riga' })).toBe(
    '/beer-bike/riga',
  );
  expect(buildPath(sites.pl, 'home')).toBe('/');
});

it('a link is percent-encoded in the composed form of its letters', () => {
  expect(buildPath(sites.fr, 'summary', { city: 'krakow' })).toBe(
    '/caisse/krakow/r%C3%A9sum%C3%A9',
  );
  expect(buildPath(sites.no, 'destinations')).toBe('/reisem%C3%A5l');
  expect(buildPath(sites.sv, 'destinations')).toBe('/resm%C3%A5l');
});

it('a param cannot add a level to a link', () => {
  expect(buildPath(sites.en, 'city', { city: '../a/b?c#d' })).toBe('/..%2Fa%2Fb%3Fc%23d');
});
