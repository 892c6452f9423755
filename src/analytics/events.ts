import type { CurrencyCode } from '@/pricing/currencies';
import { pushData } from './dataLayer';
import { type AnalyticsItem, sumOf } from './items';

interface Ecommerce {
  readonly currency: CurrencyCode;
  readonly items: readonly AnalyticsItem[];
  /** What the items cost together; a list that is looked at costs nothing. */
  readonly value?: number;
  readonly item_list_id?: string;
  readonly transaction_id?: string;
  readonly tax?: number;
}

/** As GA4 names them. */
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

/** The tag manager merges what it is given: what an earlier event said must go first. */
export const pushEvent = (event: EcommerceEvent): void => pushData({ ecommerce: null }, event);
