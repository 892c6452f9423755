import type { Customer } from '@/cart/customer';
import type { CurrencyCode } from '@/pricing/currencies';
import type { PriceLine } from '@/pricing/priceItem';
import type { PlanPrice } from '@/pricing/pricePlan';
import type { SiteId } from '@/sites/site';

/** One line of an order's breakdown. All amounts of an order are whole units of its currency. */
export interface OrderLine {
  readonly kind: PriceLine['kind'];
  /** 1 for a group's flat price. */
  readonly count: number;
  readonly unit: number;
  readonly amount: number;
  /** Of an extra, in the language of the order's site. */
  readonly extra?: { readonly id: number; readonly name: string };
}

export interface OrderItem {
  readonly productId: number;
  /** In the language of the order's site. */
  readonly name: string;
  /** `YYYY-MM-DD` in the city's time zone. */
  readonly selectedDate: string;
  readonly people: number;
  readonly lines: readonly OrderLine[];
  readonly total: number;
}

/** What somebody has sent, at the prices of that moment. Never changed afterwards. */
export interface Order {
  readonly reference: string;
  /** The cart that it was made of: one makes one order. */
  readonly cartId: string;
  /** Tells a cart that is sent again from another one under the same id. */
  readonly bodyHash: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly shopGroupId: number;
  /** Slug. */
  readonly city: string;
  readonly locale: SiteId;
  readonly currency: CurrencyCode;
  readonly items: readonly OrderItem[];
  readonly totals: Omit<PlanPrice, 'items'>;
  readonly customer: Customer;
}

/** An order's totals, one figure a name: as they are stored and answered. */
export const toFlatTotals = (totals: Order['totals']) => ({
  subtotal: totals.subtotal,
  saving: totals.saving,
  tax: totals.tax?.amount ?? null,
  tax_percent: totals.tax?.percent ?? null,
  total: totals.total,
  deposit: totals.deposit.amount,
  deposit_percent: totals.deposit.percent,
  balance: totals.balance,
  people: totals.people,
  per_head: totals.perHead,
});

/** The order as the API answers it. The customer's own words are not repeated. */
export const toApiOrder = ({ reference, items, totals, ...order }: Order) => ({
  reference,
  created_at: order.createdAt,
  shop_group_id: order.shopGroupId,
  city: order.city,
  locale: order.locale,
  currency: order.currency,
  items: items.map(({ productId, name, selectedDate, people, lines, total }) => ({
    id: productId,
    name,
    selected_date: selectedDate,
    number_of_people: people,
    lines: lines.map(({ extra, ...line }) => ({ ...line, ...extra })),
    total,
  })),
  totals: toFlatTotals(totals),
});
