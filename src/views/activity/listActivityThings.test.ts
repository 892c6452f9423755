import common from '@/../public/locales/en/common.json';
import { getShop, getSoldProduct } from '@/catalog/mesh/queries/shops';
import type { SiteId } from '@/config/sites/site';
import { edit } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { createSmallContext } from '@/testing/smallContext';
import { listActivityThings } from './listActivityThings';

const origin = 'https://shop.example';
const url = `${origin}/food-tour/krakow`;
const tour = 'products/food-tour.json';

/** The price of an activity in the structured data. The small content sells it at 100 PLN per person. */
const offerOn = (siteId: SiteId, content: Content = createSmallContent()) => {
  const context = createSmallContext(siteId, content);
  const shop = getShop(context.shops, 'krakow');
  const sold = shop && getSoldProduct(shop, 'food-tour');
  if (!shop || !sold) throw new Error('The small content sells no food tour in Krakow');
  const page = { context, origin, url, image: `${origin}/image.jpg`, words: common };
  const [product] = listActivityThings(page, shop, sold);
  return (product as { readonly offers?: unknown }).offers;
};

const taxed = (tax: number | null) =>
  edit(createSmallContent(), 'shop-groups/1.json', 'terms', { tax, deposit: 30 });

// The default rates of spec section 9: 0.19, 0.23 and 1 for 1 PLN.
it.each([
  ['en', 19, 'GBP'],
  ['de', 23, 'EUR'],
  ['pl', 100, 'PLN'],
] as const)('on %s the price is %i %s', (siteId, price, priceCurrency) => {
  expect(offerOn(siteId)).toEqual({
    '@type': 'Offer',
    url,
    price,
    priceCurrency,
    availability: 'https://schema.org/InStock',
    seller: { '@id': `${origin}/#brand` },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      unitText: 'per person',
      valueAddedTaxIncluded: true,
    },
  });
});

it('a flat price is one per group', () => {
  const content = edit(
    edit(createSmallContent(), tour, 'offers.krakow.single', true),
    tour,
    'offers.krakow.stagGoesFree',
    null,
  );
  expect(offerOn('en', content)).toMatchObject({ priceSpecification: { unitText: 'per group' } });
});

it.each([
  ['includes tax where the shop group adds none', null, true],
  ['does not include a tax that is added to it', 23, false],
  ['does not include a tax of 0 % that is added to it', 0, false],
])('a price %s', (_, tax, valueAddedTaxIncluded) => {
  expect(offerOn('en', taxed(tax))).toMatchObject({
    priceSpecification: { valueAddedTaxIncluded },
  });
});
