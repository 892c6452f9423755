import fc from 'fast-check';
import { categories, occasions } from '@/catalog/mesh/nodes/categories';
import { sites } from '@/config/sites/records';
import { prices, sorts } from '../activityFilters/listFilters';
import {
  applyFilters,
  type Filters,
  findCheapest,
  joinOffers,
  parseFilters,
  toQuery,
} from './catalogue';
import type { ActivitiesView, CatalogueActivity, CatalogueCity, CatalogueOffer } from './pageProps';

const toActivity = (
  id: number,
  slug: string,
  more: Partial<CatalogueActivity> = {},
): CatalogueActivity => ({
  id,
  slug,
  name: slug,
  summary: '',
  href: `/${slug}/krakow`,
  picture: { src: '/images/a.jpg', width: 4, height: 3, color: '#ffffff' },
  category: 'water',
  duration: '2 hours',
  mostPeople: 20,
  rating: { value: '4.5', count: 1, isDemo: true },
  minutes: 120,
  stars: 4.5,
  occasions: ['stag', 'hen'],
  seasonMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  ...more,
});

const toCity = (slug: string, products: readonly CatalogueOffer[]): CatalogueCity => ({
  slug,
  name: slug.toUpperCase(),
  href: `/${slug}`,
  timeZone: 'Europe/Warsaw',
  products,
});

const kayak = toActivity(1, 'kayak', { seasonMonths: [5, 6, 7, 8, 9], occasions: ['hen'] });
const boat = toActivity(2, 'party-boat', { mostPeople: 60 });
const karting = toActivity(3, 'karting', { category: 'driving', minutes: 60, stars: 5 });

const view: ActivitiesView = {
  activities: [kayak, boat, karting],
  cities: [
    toCity('krakow', [
      { id: 1, price: 100, minPeople: 1 },
      { id: 3, price: 150, minPeople: 4, closedWeekdays: [1] },
    ]),
    toCity('prague', [
      { id: 1, price: 80, minPeople: 4, stagGoesFree: 8, closedWeekdays: [1, 2] },
      { id: 2, price: 1200, minPeople: 1, single: true },
    ]),
    toCity('riga', [{ id: 3, price: 200, minPeople: 1 }]),
  ],
  occasions: ['stag', 'hen'],
};
const offered = joinOffers(view.activities, view.cities, sites.en);
const everything = parseFilters({}, view);

const show = (query: Readonly<Record<string, string>>) =>
  applyFilters(offered, parseFilters(query, view)).map(({ name, href, price, offers }) => ({
    ...{ slug: name, href, price },
    cities: offers.map(({ city }) => city.slug),
  }));
const slugs = (query: Readonly<Record<string, string>>) => show(query).map(({ slug }) => slug);

describe('a card', () => {
  it('stands for an activity in all its cities, with the price and the page of the cheapest', () => {
    expect(show({})).toEqual([
      { slug: 'kayak', href: '/kayak/prague', price: 80, cities: ['krakow', 'prague'] },
      { slug: 'party-boat', href: '/party-boat/prague', price: 1200, cities: ['prague'] },
      { slug: 'karting', href: '/karting/krakow', price: 150, cities: ['krakow', 'riga'] },
    ]);
  });

  it('is that of the chosen city', () => {
    expect(show({ city: 'krakow' })).toEqual([
      { slug: 'kayak', href: '/kayak/krakow', price: 100, cities: ['krakow'] },
      { slug: 'karting', href: '/karting/krakow', price: 150, cities: ['krakow'] },
    ]);
  });

  it('leads in the language of its site', () => {
    const [first] = joinOffers([{ ...kayak, slug: 'kajaki' }], view.cities, sites.pl);
    expect(first?.offers[0]?.href).toBe('/kajaki/krakow');
  });

  it('is missing for what no city sells', () => {
    expect(joinOffers([toActivity(9, 'unsold')], view.cities, sites.en)).toEqual([]);
  });
});

describe('the catalogue shows', () => {
  it.each([
    ['what fits the occasion', { occasion: 'stag' }, ['party-boat', 'karting']],
    ['what is in season on the day', { day: '2027-12-04' }, ['party-boat', 'karting']],
    ['what takes the group', { people: '21' }, ['party-boat']],
    ['what is of the category', { category: 'driving' }, ['karting']],
    ['what costs no more per person', { price: '120' }, ['kayak']],
    [
      'a flat price as the share of each in the group',
      { price: '120', people: '10' },
      ['kayak', 'party-boat'],
    ],
    ['nothing where nothing fits', { city: 'riga', category: 'water' }, []],
  ])('%s', (_, query, expected) => {
    expect(slugs(query as unknown as Record<string, string>)).toEqual(expected);
  });

  it('only the cities in which it runs on the day', () => {
    // Tuesday, and Monday.
    expect(show({ day: '2027-06-08' })[0]).toMatchObject({ price: 100, cities: ['krakow'] });
    expect(show({ day: '2027-06-07', category: 'driving' })).toEqual([
      { slug: 'karting', href: '/karting/riga', price: 200, cities: ['riga'] },
    ]);
  });

  it('only the cities in which it costs no more', () => {
    expect(show({ price: '180', category: 'driving' })[0]?.cities).toEqual(['krakow']);
  });

  it.each([
    ['popular', ['kayak', 'party-boat', 'karting']],
    ['price', ['kayak', 'karting', 'party-boat']],
    ['duration', ['karting', 'kayak', 'party-boat']],
    ['rating', ['karting', 'kayak', 'party-boat']],
  ])('it by %s', (sort, expected) => {
    expect(slugs({ sort })).toEqual(expected);
  });
});

describe('the cheapest offer', () => {
  const offers = offered.flatMap((it) => it.offers);

  it('is one with a price per person, unless the group shares a flat price well', () => {
    expect(findCheapest(offers, null)?.price).toBe(80);
    expect(findCheapest(offers, 15)?.price).toBe(80);
    expect(findCheapest(offers, 16)?.price).toBe(1200);
  });

  it('of several is the first', () => {
    const [first, second] = [
      { ...offers[0], href: '/1' },
      { ...offers[0], href: '/2' },
    ];
    expect(findCheapest([first, second] as typeof offers, null)?.href).toBe('/1');
  });
});

describe('the address of filters', () => {
  const maybe = <Value>(values: readonly Value[]) =>
    fc.option(fc.constantFrom(...values), { nil: undefined });
  const anyFilters: fc.Arbitrary<Filters> = fc.record({
    category: maybe(categories),
    price: maybe(prices),
    sort: fc.constantFrom(...sorts),
    city: maybe(['krakow', 'prague', 'riga']),
    occasion: maybe(view.occasions),
    people: fc.option(fc.integer({ min: 1, max: 200 }), { nil: undefined }),
    day: maybe(['2027-02-28', '2028-02-29']),
  });

  it('means the same filters when it is read again', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const query = Object.fromEntries(new URLSearchParams(toQuery(filters)));
        expect(parseFilters(query, view)).toEqual(filters);
      }),
    );
  });

  it('says nothing while everything is shown, and keeps what campaigns count on', () => {
    expect(toQuery(everything)).toBe('');
    expect(toQuery(everything, 'city=riga&utm_source=mail&people=8')).toBe('utm_source=mail');
  });

  it.each([
    ['a city that is not sold', { city: 'paris' }],
    ['an occasion of the other audience', { occasion: 'incentive' }],
    ['a day that no calendar has', { day: '2027-02-30' }],
    ['nobody', { people: '0' }],
    ['more people than any activity takes', { people: '201' }],
    ['part of a person', { people: '7.5' }],
    ['a number in another notation', { people: '1e2' }],
    ['a filter that is given twice', { city: ['krakow', 'riga'], people: ['4', '5'] }],
    ['a name that every object has', { city: 'constructor', occasion: '__proto__' }],
  ])('is ignored where it asks for %s', (_, query) => {
    expect(parseFilters(query, view)).toEqual(everything);
  });

  it('offers the occasions of the audience alone', () => {
    const corporate = { ...view, occasions: occasions.filter((it) => it === 'team') };
    expect(parseFilters({ occasion: 'team' }, corporate).occasion).toBe('team');
  });
});
