import type { SoldProduct } from '@/catalog/mesh/queries/shops';
import { type DayRefusal, refuseDay } from '@/commerce/cart/bookableDay';
import { listChosenItems } from './model/chosenItems';
import type { DocumentItem, DocumentOption } from './model/document';

type DayItem = Pick<DocumentItem, 'productId' | 'day'>;

/**
 * Why activities cannot take place on their days, by the catalogue of now.
 *
 * @param products of the city; an activity that is not among them is open on every weekday
 * @param today in the city
 * @returns nothing if all of them can
 */
const listRefusals = (
  items: readonly DayItem[],
  products: readonly SoldProduct[],
  today: string,
): readonly DayRefusal[] =>
  items.flatMap(({ productId, day }) => {
    const sold = products.find(({ product }) => product.id === productId);
    return refuseDay(day, today, sold?.offer ?? { closedWeekdays: [] }) ?? [];
  });

/** Whether each activity runs on its day. */
export const isOpen = (
  items: readonly DayItem[],
  products: readonly SoldProduct[],
  today: string,
): boolean => listRefusals(items, products, today).length === 0;

/**
 * Whether an option can be agreed on: none of its chosen days has passed. A closed day of the request stays, since a
 * person answers it; an option that has moved its days must be open.
 */
export const isOffered = (
  { items, firstDay }: Pick<DocumentOption, 'items' | 'firstDay'>,
  products: readonly SoldProduct[],
  today: string,
): boolean =>
  listRefusals(listChosenItems(items), products, today).every(
    (refusal) => refusal === 'closed' && firstDay === null,
  );

/**
 * Whether options may be a new version. At least one must be offered. An option that has moved its days must be offered too,
 * since its author can change them. Nobody can change the days of the request, so the other options do not depend on them.
 */
export const areOffered = (
  options: readonly Pick<DocumentOption, 'items' | 'firstDay'>[],
  products: readonly SoldProduct[],
  today: string,
): boolean => {
  const refused = options.filter((option) => !isOffered(option, products, today));
  return refused.length < options.length && refused.every(({ firstDay }) => firstDay === null);
};
