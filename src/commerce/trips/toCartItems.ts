import type { CartItem } from '@/commerce/cart/cart';
import { toTariff } from '@/commerce/pricing/priceItem';
import type { PricedTrip } from './priceTrip';

/** The planned activities as the items of a cart, with the prices of the catalogue: the organiser books them. */
export const toCartItems = ({ items }: PricedTrip): readonly CartItem[] =>
  items.flatMap(({ item, sold }): CartItem[] => {
    if (!sold || item.state !== 'planned') return [];
    const { price, single, minPeople, stagGoesFree } = toTariff(sold.offer);
    return [
      {
        id: item.productId,
        name: sold.texts.name,
        price,
        min_people: minPeople,
        number_of_people: item.people,
        selected_date: item.day,
        ...(item.dateChoice === 'chosen' ? {} : { date_choice: item.dateChoice }),
        ...(item.time === null ? {} : { start_time: item.time }),
        single,
        stag_goes_free: stagGoesFree,
        extras: item.extras.flatMap(({ id, quantity }) => {
          const extra = sold.product.extras.find((it) => it.id === id);
          return extra ? [{ id, quantity, price: extra.price, min_people: extra.minPeople }] : [];
        }),
      },
    ];
  });
