import type { PlannedProduct } from '@/cart/catalogue';
import type { SoldProduct } from '@/mesh/queries/shops';
import { toTariff } from './toCards';

/** An activity as the plan of its city needs it. */
export const toPlanned = ({ product, texts, offer }: SoldProduct): PlannedProduct => ({
  id: product.id,
  slug: texts.slug,
  name: texts.name,
  picture: product.picture.src,
  ...toTariff(offer),
  closedWeekdays: offer.closedWeekdays,
  seasonMonths: product.seasonMonths,
  mostPeople: product.units.max,
  extras: product.extras.map(({ id, key, price, minPeople }) => ({
    id,
    name: texts.extras[key]?.name ?? key,
    price,
    minPeople,
  })),
});
