import type { Thing, TouristDestination } from 'schema-dts';
import type { Shop } from '@/catalog/mesh/queries/shops';
import { listQuestions } from '@/seo/things';
import type { DescribedPage } from '../seoMetadata/describedPage';
import { toActivityList } from '../seoMetadata/lists';

const toDestination = (
  { url, image }: DescribedPage,
  { city, cityTexts }: Shop,
): TouristDestination => ({
  '@type': 'TouristDestination',
  '@id': `${url}#city`,
  name: cityTexts.name,
  description: cityTexts.summary,
  url,
  image,
  geo: { '@type': 'GeoCoordinates', ...city.coordinates },
  address: {
    '@type': 'PostalAddress',
    addressLocality: cityTexts.name,
    addressCountry: city.country,
  },
});

export const listCityThings = (page: DescribedPage, shop: Shop): readonly Thing[] => [
  toDestination(page, shop),
  toActivityList(page, shop),
  ...listQuestions(shop.cityTexts.faq, page.url),
];
