import { buildSearchData, type Findable } from '@/catalog/search/buildSearchData';
import { createSearch, type Search } from '@/catalog/search/createSearch';
import type { SearchData } from '@/catalog/search/entries';
import type { Language } from '@/config/sites/site';

const cities = ['Krakow', 'Prague', 'Berlin'] as const;

const city = (title: (typeof cities)[number]): Findable => ({
  entry: {
    kind: 'city',
    title,
    note: `Weekends in ${title}`,
    href: `/${title.toLowerCase()}`,
    picture: `/images/cities/${title.toLowerCase()}.jpg`,
    price: 90,
    also: [`in ${title}`],
  },
  texts: { also: `in ${title}`, cities: title, body: 'Old streets and late trams' },
});

/** @param sold the cities that sell it, by their index in the list */
const activity = (title: string, body: string, sold: readonly (0 | 1 | 2)[]): Findable => ({
  entry: {
    kind: 'activity',
    title,
    note: 'Fun',
    picture: '/images/products/small.jpg',
    places: sold.map((place) => ({
      city: place,
      href: `/${title.toLowerCase().replaceAll(' ', '-')}/${cities[place].toLowerCase()}`,
      price: 100,
      single: false,
    })),
  },
  texts: { also: 'Fun', cities: sold.map((place) => cities[place]).join(' '), body },
});

const text = (kind: 'post' | 'page', title: string, body: string): Findable => ({
  entry: { kind, title, note: body, href: `/${kind}/${title.toLowerCase().replaceAll(' ', '-')}` },
  texts: { also: '', cities: '', body },
});

/** The smallest shop to which every rule of the search applies. */
export const smallFindables: readonly Findable[] = [
  ...cities.map(city),
  activity('Beer bike', 'Pedal a bar through the city', [0, 1, 2]),
  activity('Bike tour', 'Quiet lanes and a pint at the end', [0, 2]),
  activity('Bierwanderung', 'A walk with ten glasses', [1]),
  activity('Berliner Nacht', 'Bars until the morning', [2]),
  text('post', 'Prague on foot', 'Where to walk, and where to have a beer'),
  text('page', 'Privacy', 'What we know of you'),
];

export const createSmallData = (lang: Language = 'en'): SearchData =>
  JSON.parse(JSON.stringify(buildSearchData(lang, smallFindables))) as SearchData;

export const createSmallSearch = (lang?: Language): Search => createSearch(createSmallData(lang));
