import type { PlannedProduct } from '@/commerce/cart/catalogue';
import type { SoldProduct } from '@/catalog/mesh/queries/shops';
import { toTariff } from '@/commerce/pricing/priceItem';

/** An activity with the fields that its city's plan needs. */
export const toPlanned = ({ product, texts, offer }: SoldProduct): PlannedProduct => ({
  id: product.id,
  slug: texts.slug,
  name: texts.name,
  picture: product.picture.src,
  ...toTariff(offer),
  closedWeekdays: offer.closedWeekdays,
  seasonMonths: product.seasonMonths,
  startTimes: offer.startTimes,
  mostPeople: product.units.max,
  extras: product.extras.map(({ id, key, price, minPeople }) => ({
    id,
    name: texts.extras[key]?.name ?? key,
    price,
    minPeople,
  })),
});
