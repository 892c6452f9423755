import type { Offer, Product, Thing } from 'schema-dts';
import { getTerms } from '@/catalog/mesh/queries/terms';
import type { Shop, SoldProduct } from '@/catalog/mesh/queries/shops';
import { convertPrice } from '@/commerce/pricing/convert';
import { listQuestions } from '@/seo/things';
import type { DescribedPage } from '../seoMetadata/describedPage';
import { brandId, toBrandThing } from '../seoMetadata/organizationJsonLd';

/** The price as the page shows it: per person or per group, in the site's default currency. */
const toOffer = (
  { context: { site, group, rates }, origin, url, words }: DescribedPage,
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

/** Rating and reviews. Demo ratings are left out of the structured data, because no customer gave them. */
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

const toProduct = (page: DescribedPage, shop: Shop, sold: SoldProduct): Product => ({
  '@type': 'Product',
  '@id': `${page.url}#product`,
  name: `${sold.texts.name} ${shop.cityTexts.inCity}`,
  description: sold.texts.summary,
  url: page.url,
  image: page.image,
  // One per city, since prices differ.
  sku: `${sold.product.id}-${shop.city.id}`,
  brand: { '@type': 'Brand', name: page.context.group.name },
  offers: toOffer(page, sold),
  ...toOpinions(sold),
});

export const listActivityThings = (
  page: DescribedPage,
  shop: Shop,
  sold: SoldProduct,
): readonly Thing[] => [
  toProduct(page, shop, sold),
  toBrandThing(page),
  ...listQuestions(sold.texts.faq, page.url),
];
