import type { PostedItem } from '@/commerce/orders/parsePostedCart';
import type { NewItem } from './model/command';

/** An item of a trip in the form of a posted one. It has no prices: those of the catalogue apply. */
export const toPlanItem = (item: NewItem): PostedItem => ({
  id: item.productId,
  price: 0,
  min_people: 0,
  number_of_people: item.people,
  selected_date: item.day,
  date_choice: item.dateChoice,
  ...(item.time === null ? {} : { start_time: item.time }),
  single: false,
  stag_goes_free: null,
  extras: item.extras.map(({ id, quantity }) => ({ id, quantity, price: 0, min_people: 0 })),
});
