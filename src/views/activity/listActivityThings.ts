import type { Offer, Product, Thing } from 'schema-dts';
import { getTerms } from '@/mesh/queries/terms';
import type { Shop, SoldProduct } from '@/mesh/queries/shops';
import { convertPrice } from '@/pricing/convert';
import { listQuestions } from '@/seo/things';
import type { FoundPage } from '../found/found';
import { brandId, toBrandThing } from '../found/house';

/** The price as the page shows it: of one person or of the group, in the currency that the site begins with. */
const toOffer = (
  { context: { site, group, rates }, origin, url, words }: FoundPage,
  { offer }: SoldProduct,
): Offer => {
  const amount = {
    price: convertPrice(offer.price, site.currency, rates),
    priceCurrency: site.currency,
  };
  return {
    '@type': 'Offer',
    url,
    ...amount,
    availability: 'https://schema.org/InStock',
    seller: { '@id': brandId(origin) },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...amount,
      unitText: offer.single ? words.price.perGroup : words.price.perPerson,
      valueAddedTaxIncluded: getTerms(group).tax === null,
    },
  };
};

/** What customers say. Examples that stand in for them on a page are no customers'. */
const toOpinions = ({ product: { rating }, texts }: SoldProduct): Partial<Product> => {
  if (rating.demo || rating.count === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      ratingCount: rating.count,
      bestRating: 5,
    },
    review: texts.reviews.map(({ author, date, rating: ratingValue, text }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: date,
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue, bestRating: 5 },
    })),
  };
};

const toProduct = (page: FoundPage, shop: Shop, sold: SoldProduct): Product => ({
  '@type': 'Product',
  '@id': `${page.url}#product`,
  name: `${sold.texts.name} ${shop.cityTexts.inCity}`,
  description: sold.texts.summary,
  url: page.url,
  image: page.image,
  // One for each city: prices differ.
  sku: `${sold.product.id}-${shop.city.id}`,
  brand: { '@type': 'Brand', name: page.context.group.name },
  offers: toOffer(page, sold),
  ...toOpinions(sold),
});

export const listActivityThings = (
  page: FoundPage,
  shop: Shop,
  sold: SoldProduct,
): readonly Thing[] => [
  toProduct(page, shop, sold),
  toBrandThing(page),
  ...listQuestions(sold.texts.faq, page.url),
];
