import type { DateChoice } from '@/commerce/cart/cart';
import type { Customer } from '@/commerce/cart/customer';
import type { OrderNotice, Stay } from '@/commerce/cart/notices';
import type { CurrencyCode } from '@/commerce/pricing/currencies';
import type { PriceLine } from '@/commerce/pricing/priceItem';
import type { PlanPrice } from '@/commerce/pricing/pricePlan';
import type { SiteId } from '@/config/sites/site';

/** One line of an order's price breakdown. All amounts of an order are whole units of its currency. */
export interface OrderLine {
  readonly kind: PriceLine['kind'];
  /** 1 for a flat price per group. */
  readonly count: number;
  readonly unit: number;
  readonly amount: number;
  /** For extras only. The name is in the language of the order's site. */
  readonly extra?: { readonly id: number; readonly name: string };
}

export interface OrderItem {
  readonly productId: number;
  /** In the language of the order's site. */
  readonly name: string;
  /** `YYYY-MM-DD` in the city's time zone. */
  readonly selectedDate: string;
  readonly dateChoice: DateChoice;
  /** `HH:MM` in the city's time zone; `null` if any start time of the activity will do. */
  readonly startTime: string | null;
  /** What the shop has to look at before it confirms. */
  readonly notices: readonly OrderNotice[];
  readonly people: number;
  readonly lines: readonly OrderLine[];
  readonly total: number;
}

/** The text of the terms and of the rules of cancellation, see `getTermsVersion`; `null` if unknown. */
interface OrderTerms {
  /** What the sender says that the customer was shown. */
  readonly shown: string | null;
  /** What the shop had when the order came. */
  readonly current: string | null;
}

/** A placed order, with the prices of that moment. Never changed after it is stored. */
export interface Order {
  readonly reference: string;
  /** The id of its cart; the idempotency key. */
  readonly cartId: string;
  /** Tells a repeated cart from one with the same id and other choices. */
  readonly bodyHash: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly shopGroupId: number;
  /** Slug of the city. */
  readonly city: string;
  readonly locale: SiteId;
  readonly currency: CurrencyCode;
  readonly stay: Stay;
  readonly termsVersion: OrderTerms;
  readonly items: readonly OrderItem[];
  readonly totals: Omit<PlanPrice, 'items'>;
  readonly customer: Customer;
}

/** The totals of an order as flat fields, for the database and the API. */
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

/** The order for API responses, without the customer's data. */
export const toApiOrder = ({ reference, items, totals, ...order }: Order) => ({
  reference,
  created_at: order.createdAt,
  shop_group_id: order.shopGroupId,
  city: order.city,
  locale: order.locale,
  currency: order.currency,
  arrival: order.stay.arrival,
  departure: order.stay.departure,
  items: items.map(({ productId, name, people, lines, total, ...item }) => ({
    id: productId,
    name,
    selected_date: item.selectedDate,
    date_choice: item.dateChoice,
    start_time: item.startTime,
    notices: item.notices,
    number_of_people: people,
    lines: lines.map(({ extra, ...line }) => ({ ...line, ...extra })),
    total,
  })),
  totals: toFlatTotals(totals),
});

/** The order for operators: with the customer's data and all that is stored of it. */
export const toFullOrder = (order: Order) => ({
  ...toApiOrder(order),
  cart_id: order.cartId,
  terms_version: order.termsVersion.shown,
  current_terms_version: order.termsVersion.current,
  customer: order.customer,
});
