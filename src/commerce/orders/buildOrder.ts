import type { Rates } from '@/commerce/pricing/currencies';
import type { PriceLine } from '@/commerce/pricing/priceItem';
import { type PlanTerms, pricePlan } from '@/commerce/pricing/pricePlan';
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
  identity: Pick<Order, 'reference' | 'bodyHash' | 'createdAt'>,
): Order => {
  const { items: prices, ...totals } = pricePlan(
    items.map(toChargedItem),
    cart.currency,
    rates,
    terms,
  );
  return {
    ...identity,
    cartId: cart.id,
    shopGroupId: cart.shop_group_id,
    city: shop.city.slug,
    locale: cart.locale,
    currency: cart.currency,
    items: items.map((item, index) => ({
      productId: item.sold.product.id,
      name: item.sold.texts.name,
      selectedDate: item.posted.selected_date,
      people: item.posted.number_of_people,
      lines: (prices[index]?.lines ?? []).map((line) => toOrderLine(line, item)),
      total: prices[index]?.total ?? 0,
    })),
    totals,
    customer: cart.customer,
  };
};
