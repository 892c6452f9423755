import type { CurrencyCode } from '@/commerce/pricing/currencies';
import { pushData } from './dataLayer';
import { type AnalyticsItem, sumOf } from './items';

interface Ecommerce {
  readonly currency: CurrencyCode;
  readonly items: readonly AnalyticsItem[];
  /** Total price of the items; absent for a viewed list. */
  readonly value?: number;
  readonly item_list_id?: string;
  readonly transaction_id?: string;
  readonly tax?: number;
}

/** Event names of GA4. */
export interface EcommerceEvent {
  readonly event:
    | 'view_item_list'
    | 'view_item'
    | 'add_to_cart'
    | 'remove_from_cart'
    | 'begin_checkout'
    | 'purchase';
  readonly ecommerce: Ecommerce;
}

export const toListEvent = (
  list: string,
  currency: CurrencyCode,
  items: readonly AnalyticsItem[],
): EcommerceEvent => ({
  event: 'view_item_list',
  ecommerce: { item_list_id: list, currency, items },
});

export const toEvent = (
  event: Exclude<EcommerceEvent['event'], 'view_item_list' | 'purchase'>,
  currency: CurrencyCode,
  items: readonly AnalyticsItem[],
): EcommerceEvent => ({ event, ecommerce: { currency, value: sumOf(items), items } });

/** The tag manager merges its input, so the data of an earlier event must be cleared first. */
export const pushEvent = (event: EcommerceEvent): void => pushData({ ecommerce: null }, event);
