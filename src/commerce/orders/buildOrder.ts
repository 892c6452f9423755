import {
  isOrderNotice,
  listNotices,
  type OrderNotice,
  resolveStartTime,
  type Stay,
} from '@/commerce/cart/notices';
import type { Rates } from '@/commerce/pricing/currencies';
import type { PriceLine } from '@/commerce/pricing/priceItem';
import { type PlanTerms, pricePlan } from '@/commerce/pricing/pricePlan';
import { todayIn } from '@/lib/days';
import { type Plan, type PlannedItem, toChargedItem } from './findPlan';
import type { Order, OrderLine } from './order';
import type { PostedCart } from './parsePostedCart';

const toOrderLine = (line: PriceLine, { sold: { product, texts } }: PlannedItem): OrderLine => {
  if (line.kind === 'group') return { ...line, count: 1, unit: line.amount };
  if (line.kind !== 'extra') return line;
  const { id, ...figures } = line;
  const key = product.extras.find((extra) => extra.id === id)?.key ?? String(id);
  return { ...figures, extra: { id, name: texts.extras[key]?.name ?? key } };
};

const toNotices = (
  { posted, sold: { product, offer } }: PlannedItem,
  stay: Stay,
  today: string,
): readonly OrderNotice[] => {
  const limits = { ...product, ...offer, mostPeople: product.units.max };
  return listNotices(posted, limits, { ...stay, today }).filter(isOrderNotice);
};

/**
 * Creates an order from a plan. Prices follow the same rules as in the browser, with the numbers of the catalogue only.
 *
 * @param rates the current rates; the order keeps the resulting amounts
 */
export const buildOrder = (
  cart: PostedCart,
  { shop, items }: Plan,
  rates: Rates,
  terms: PlanTerms,
  identity: Pick<Order, 'reference' | 'bodyHash' | 'createdAt' | 'termsVersion'>,
): Order => {
  const { items: prices, ...totals } = pricePlan(
    items.map(toChargedItem),
    cart.currency,
    rates,
    terms,
  );
  const stay = { arrival: cart.arrival ?? null, departure: cart.departure ?? null };
  const today = todayIn(shop.city.timeZone, new Date(identity.createdAt));
  return {
    ...identity,
    cartId: cart.id,
    shopGroupId: cart.shop_group_id,
    city: shop.city.slug,
    locale: cart.locale,
    currency: cart.currency,
    stay,
    items: items.map((item, index) => ({
      productId: item.sold.product.id,
      name: item.sold.texts.name,
      selectedDate: item.posted.selected_date,
      dateChoice: item.posted.date_choice ?? 'chosen',
      startTime: resolveStartTime(item.posted.start_time, item.sold.offer.startTimes) ?? null,
      notices: toNotices(item, stay, today),
      people: item.posted.number_of_people,
      lines: (prices[index]?.lines ?? []).map((line) => toOrderLine(line, item)),
      total: prices[index]?.total ?? 0,
    })),
    totals,
    customer: cart.customer,
  };
};
