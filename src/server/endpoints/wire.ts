import type { Shop, SoldProduct } from '@/catalog/mesh/queries/shops';

/** Response formats of the endpoints in spec section 7. */

const toApiProduct = ({ product, texts }: SoldProduct) => ({
  id: product.id,
  slug: texts.slug,
  name: texts.name,
});

const toApiOffer = (sold: SoldProduct) => ({
  ...toApiProduct(sold),
  /** PLN. */
  price: sold.offer.price,
  single: sold.offer.single,
  min_people: sold.offer.minPeople,
  stag_goes_free: sold.offer.stagGoesFree,
  picture: sold.product.picture.src,
  /** 1 = Monday … 7 = Sunday. */
  closed_weekdays: sold.offer.closedWeekdays,
  /** 1 = January … 12 = December; other months are on request. */
  season_months: sold.product.seasonMonths,
  /** `HH:MM` in the city's time zone. */
  start_times: sold.offer.startTimes,
  /** Minimum and maximum number of people. */
  units: sold.product.units,
  extras: sold.product.extras.map(({ id, key, price, minPeople }) => ({
    id,
    name: sold.texts.extras[key]?.name ?? key,
    price,
    min_people: minPeople,
  })),
});

export const toApiShop = (shop: Shop) => ({
  id: shop.id,
  slug: shop.city.slug,
  landing_title: shop.landingTitle,
  city_group: { products: shop.products.map(toApiProduct) },
});

export const toApiCity = (shop: Shop) => ({
  id: shop.city.id,
  slug: shop.city.slug,
  name: shop.cityTexts.name,
  country: shop.city.country,
  time_zone: shop.city.timeZone,
  local_currency: shop.city.localCurrency,
  coordinates: shop.city.coordinates,
  landing_title: shop.landingTitle,
  city_group: { products: shop.products.map(toApiOffer) },
});
