import { pageKinds } from '@/catalog/mesh/nodes/article';
import type { CityFacts, CityTexts } from '@/catalog/mesh/nodes/city';
import type { Offer, ProductFacts, ProductTexts } from '@/catalog/mesh/nodes/product';
import type { ShopGroupFacts, ShopGroupTexts } from '@/catalog/mesh/nodes/shopGroup';
import { languages } from '@/config/sites/site';
import type { RawArticle } from '@/catalog/sources/files/readMarkdown';
import type { RawRecord } from '@/catalog/sources/loader';

/** A content folder in memory, by file. Editing returns a new one in which unchanged records keep their identity. */
export type Content = ReadonlyMap<string, RawRecord>;

/** All records of the small content use this picture. */
export const picture = '/images/small.jpg';

const sentence =
  'A sentence that is long enough for every field which has a shortest length to keep.';

const city = (id: number, slug: string): CityFacts => ({
  id,
  slug,
  country: 'PL',
  timeZone: 'Europe/Warsaw',
  localCurrency: 'PLN',
  coordinates: { latitude: 50, longitude: 19.9 },
  airport: { code: 'KRK', transferMinutes: 25 },
  bestMonths: [5, 6],
  rating: { value: 4.8, count: 12, demo: true },
  picture,
});

const cityTexts = (name: string): CityTexts => ({
  name,
  inCity: `in ${name}`,
  summary: sentence,
  description: [sentence],
  season: sentence,
  transfer: sentence,
  guide: [{ heading: 'Where to stay', text: sentence }],
  rules: [sentence],
  faq: [{ question: 'Is it far?', answer: sentence }],
  pictureAlt: 'A picture of the city',
});

const offer: Offer = {
  price: 100,
  single: false,
  minPeople: 4,
  stagGoesFree: 10,
  startTimes: ['10:00'],
  closedWeekdays: [],
  meetingPoint: { name: 'Main square', address: 'Main square 1', latitude: 50, longitude: 19.9 },
};

const product = (
  id: number,
  own: Pick<ProductFacts, 'audiences' | 'extras'> & { readonly cities: readonly string[] },
): ProductFacts => ({
  id,
  category: 'food',
  audiences: own.audiences,
  occasions: ['stag', 'team'],
  durationMinutes: 90,
  units: { min: 4, max: 20 },
  minAge: 18,
  setting: 'indoor',
  timeOfDay: ['night'],
  seasonMonths: [5, 6],
  guideLanguages: ['en'],
  cancellation: 'standard',
  stepFree: true,
  rating: { value: 4.5, count: 10, demo: true },
  picture,
  extras: own.extras,
  offers: Object.fromEntries(own.cities.map((key) => [key, offer])),
});

const productTexts = (slug: string, extras: readonly string[]): ProductTexts => ({
  slug,
  name: slug,
  summary: sentence,
  description: [sentence],
  highlights: ['A highlight'],
  inclusions: ['A guide'],
  exclusions: ['Drinks'],
  schedule: [{ minute: 0, text: 'Meet the guide' }],
  meetingPoint: sentence,
  prebooking: [],
  accessibility: sentence,
  extras: Object.fromEntries(extras.map((key) => [key, { name: key, description: 'An extra' }])),
  faq: [],
  reviews: [],
  pictureAlt: 'A picture of the activity',
});

const shopGroup = (
  id: number,
  audience: ShopGroupFacts['audience'],
  shops: ShopGroupFacts['shops'],
): ShopGroupFacts => ({
  id,
  name: `Brand ${id}`,
  audience,
  logo: picture,
  hero: picture,
  phone: '+44 20 7946 0018',
  email: 'hello@brand.example',
  address: '1 Main Street, London',
  offices: [{ city: 'krakow', address: 'Rynek 1, Krakow' }],
  shops,
});

const shopGroupTexts = (cities: readonly string[]): ShopGroupTexts => ({
  tagline: 'A short tagline',
  promise: 'A short promise',
  lead: sentence,
  description: sentence,
  story: [sentence],
  guarantees: [{ heading: 'A guarantee', text: sentence }],
  reviews: [{ author: 'Ann', city: 'krakow', date: '2026-05-01', rating: 5, text: sentence }],
  faq: [],
  shops: Object.fromEntries(
    cities.map((key) => [key, { landingTitle: `Weekends in ${key}`, intro: sentence }]),
  ),
});

const post = (title: string, own: Readonly<Record<string, unknown>>, body: string): RawArticle => ({
  frontMatter: {
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    category: 'planning',
    date: '2026-05-01',
    author: 'ann',
    summary: sentence,
    cover: picture,
    coverAlt: 'A picture of the post',
    audiences: ['consumer', 'corporate'],
    ...own,
  },
  body,
  firstLine: 14,
});

const packing = `## What to take

Shoes for [Krakow](city:krakow), see [the terms](page:terms).

::activity{name=food-tour city=krakow}
`;

/** Pages that every site must have. */
const pages: readonly RawRecord[] = (['en', 'de', 'fr', 'pl'] as const).flatMap((lang) =>
  pageKinds.map((kind): RawRecord => {
    const data: RawArticle = {
      frontMatter: {
        title: `About ${kind}`,
        slug: kind,
        kind,
        menu: 'legal',
        updated: '2026-05-01',
        summary: sentence,
        audiences: ['consumer', 'corporate'],
      },
      body: '## Prices\n\nAs shown, see [the terms](page:terms).\n',
      firstLine: 10,
    };
    return { file: `pages/${lang}/${kind}.md`, data };
  }),
);

/** Redirects to an entity of the shop on all or some sites, to another host, and from a non-ASCII path. */
const redirects = {
  hosts: ['partner.example'],
  rules: [
    { from: '/kraków', to: 'city:krakow', permanent: true },
    { from: '/eat', sites: ['en', 'en2'], to: 'activity:krakow/food-tour' },
    { from: '/agb', sites: ['de'], to: 'page:terms', permanent: true },
    { from: '/partner', sites: ['en'], to: 'https://partner.example/welcome?from=shop#top' },
  ],
};

const inAllLanguages = (place: string, texts: unknown): RawRecord[] =>
  languages.map((lang) => ({ file: `texts/${lang}/${place}.json`, data: texts }));

/**
 * The smallest shop to which every rule applies: two cities, a consumer and a corporate brand, a product for consumers
 * with extras, one for all audiences without extras, one that is offered in one city only; and a few articles and
 * redirects.
 */
export const createSmallContent = (): Content => {
  const records: RawRecord[] = [
    { file: 'cities/krakow.json', data: city(1, 'krakow') },
    { file: 'cities/prague.json', data: city(2, 'prague') },
    {
      file: 'products/karaoke.json',
      data: product(1, {
        audiences: ['consumer'],
        extras: [
          { id: 11, key: 'champagne', price: 80, minPeople: 1 },
          { id: 12, key: 'snacks', price: 20, minPeople: 4 },
        ],
        cities: ['krakow', 'prague'],
      }),
    },
    {
      file: 'products/food-tour.json',
      data: product(2, {
        audiences: ['consumer', 'corporate'],
        extras: [],
        cities: ['krakow', 'prague'],
      }),
    },
    {
      file: 'products/pub-crawl.json',
      data: product(3, { audiences: ['consumer'], extras: [], cities: ['krakow'] }),
    },
    {
      file: 'shop-groups/1.json',
      data: shopGroup(1, 'consumer', [
        { id: 101, city: 'krakow', products: ['karaoke', 'food-tour', 'pub-crawl'] },
        { id: 102, city: 'prague', products: ['karaoke', 'food-tour'] },
      ]),
    },
    {
      file: 'shop-groups/2.json',
      data: shopGroup(2, 'corporate', [{ id: 201, city: 'krakow', products: ['food-tour'] }]),
    },
    { file: 'people/ann.json', data: { id: 1, name: 'Ann', city: 'krakow', languages: ['en'] } },
    { file: 'blog-categories/planning.json', data: { id: 1 } },
    {
      file: 'posts/en/packing-list.md',
      data: post(
        'The packing list',
        { cities: ['krakow'], activities: ['krakow/food-tour'] },
        packing,
      ),
    },
    { file: 'posts/pl/packing-list.md', data: post('Co spakowac', {}, packing) },
    {
      file: 'posts/en/party-speech.md',
      data: post('The party speech', { audiences: ['consumer'], date: '2026-06-01' }, packing),
    },
    { file: 'redirects.json', data: redirects },
    ...pages,
    ...inAllLanguages('people/ann', { role: 'Plans weekends', about: sentence }),
    ...inAllLanguages('blog-categories/planning', {
      slug: 'planning',
      name: 'Planning',
      intro: sentence,
    }),
    ...inAllLanguages('cities/krakow', cityTexts('Krakow')),
    ...inAllLanguages('cities/prague', cityTexts('Prague')),
    ...inAllLanguages('products/karaoke', productTexts('karaoke', ['champagne', 'snacks'])),
    ...inAllLanguages('products/food-tour', productTexts('food-tour', [])),
    ...inAllLanguages('products/pub-crawl', productTexts('pub-crawl', [])),
    ...inAllLanguages('shop-groups/1', shopGroupTexts(['krakow', 'prague'])),
    ...inAllLanguages('shop-groups/2', shopGroupTexts(['krakow'])),
  ];
  return new Map(records.map((record) => [record.file, record]));
};
