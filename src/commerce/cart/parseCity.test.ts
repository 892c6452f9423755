import fc from 'fast-check';
import { shopEndpoint } from '@/server/endpoints/shopEndpoints';
import { callApi } from '@/testing/callApi';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { parseCity } from './parseCity';

const karting = {
  id: 19,
  slug: 'go-karting',
  name: 'Go-karting',
  picture: '/images/karting.jpg',
  price: 149,
  single: false,
  min_people: 6,
  stag_goes_free: null,
  closed_weekdays: [1],
  season_months: [4, 5],
  start_times: ['10:00', 'noon', 12],
  units: { min: 6, max: 30 },
  extras: [{ id: 191, name: 'Extra heat', price: 59, min_people: 6 }],
};

it('tells what a plan needs to know of a city', () => {
  const data = { slug: 'krakow', name: 'Krakow', city_group: { products: [karting] } };
  expect(parseCity({ data })).toEqual({
    slug: 'krakow',
    products: [
      {
        id: 19,
        slug: 'go-karting',
        name: 'Go-karting',
        picture: '/images/karting.jpg',
        price: 149,
        single: false,
        minPeople: 6,
        stagGoesFree: null,
        closedWeekdays: [1],
        seasonMonths: [4, 5],
        startTimes: ['10:00'],
        mostPeople: 30,
        extras: [{ id: 191, name: 'Extra heat', price: 59, minPeople: 6 }],
      },
    ],
  });
});

it.each(['en', 'pl', 'de'] as const)(
  'what the shop’s own API answers on %s is what the page of the plan brings along',
  async (siteId) => {
    const { frame, view } = await fetchShippedPage('cart', siteId, 'krakow');
    const query = { shopGroupId: String(frame.brand.id), city: 'krakow' };
    const { body } = await callApi(shopEndpoint, { host: `${siteId}.localhost`, query });
    // The timeline alone needs the times, and does without them where only the API is asked.
    const products = view.products.map(({ href, times, ...product }) => {
      expect(href).toMatch(/^\//);
      expect(times.durationMinutes).toBeGreaterThan(0);
      return product;
    });
    expect(parseCity(JSON.parse(JSON.stringify(body)))).toEqual({ slug: 'krakow', products });
  },
);

it.each(['id', 'slug', 'name', 'picture', 'price', 'min_people', 'units', 'extras'] as const)(
  'an activity without its %s is left out, and the others stay',
  (field) => {
    const products = [{ ...karting, [field]: null }, null, 'karting', { ...karting, id: 20 }];
    const city = parseCity({ data: { slug: 'krakow', city_group: { products } } });
    expect(city?.products.map(({ id }) => id)).toEqual([20]);
  },
);

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'krakow'],
  ['a list', [{ slug: 'krakow' }]],
  ['an error', { statusCode: 404, message: 'Page not found' }],
  ['null as the data', { data: null }],
  ['a city that sells nothing at all', { data: { slug: 'krakow' } }],
  ['products that are no list', { data: { slug: 'krakow', city_group: { products: {} } } }],
])('there is no city in %s', (_, answer) => {
  expect(parseCity(answer)).toBeUndefined();
});

it('there is no city in any JSON that has none', () => {
  fc.assert(fc.property(fc.jsonValue(), (answer) => parseCity(answer) === undefined));
});
