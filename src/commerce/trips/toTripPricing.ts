import type { PricedTrip } from './priceTrip';
import type { Trip } from './model/trip';

/** The tariffs of the planned activities with rate and terms, for the page: see `TripPricing`. All of it is public. */
export const toTripPricing = (
  { currency, items: own }: Trip,
  { items, rates, terms }: PricedTrip,
) => ({
  rate: rates[currency],
  tax: terms.tax,
  deposit: terms.deposit,
  items: items.flatMap(({ item, sold }) => {
    if (!sold || item.state !== 'planned') return [];
    const { product, offer, texts } = sold;
    return [
      {
        id: item.productId,
        price: offer.price,
        single: offer.single,
        min_people: offer.minPeople,
        stag_goes_free: offer.stagGoesFree,
        people: item.people,
        own_people: own.find(({ productId }) => productId === item.productId)?.people,
        follows_rsvps: item.followsRsvps,
        most_people: product.units.max,
        extras: item.extras.flatMap(({ id, quantity }) => {
          const extra = product.extras.find((it) => it.id === id);
          if (!extra) return [];
          const { price, minPeople: min_people, key } = extra;
          return [{ id, name: texts.extras[key]?.name ?? '', price, min_people, quantity }];
        }),
      },
    ];
  }),
});
