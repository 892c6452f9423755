import type { CurrencyCode } from '@/commerce/pricing/currencies';
import type { PlanTerms } from '@/commerce/pricing/pricePlan';
import type { Cart, CartItem } from './cart';
import type { CartPlace } from './storedCart';
import type { Customer } from './customer';

interface SentPlan extends CartPlace {
  /** With the prices of the catalogue, see `refreshPrices`. */
  readonly cart: Cart;
  /** Site id. */
  readonly locale: string;
  readonly currency: CurrencyCode;
  readonly terms: PlanTerms;
  readonly customer: Customer;
}

/** The posted body of a cart (spec section 7). */
export interface Submission {
  readonly id: string;
  readonly shop_group_id: number;
  readonly city: string;
  readonly locale: string;
  readonly currency: CurrencyCode;
  readonly items: readonly CartItem[];
  readonly customer: Customer;
  readonly deposit: number;
  readonly tax: number | null;
}

/** Deterministic: the same cart and customer give the same body, so that the server detects a repeat. */
export const toSubmission = (plan: SentPlan): Submission => ({
  id: plan.cart.id,
  shop_group_id: plan.shopGroupId,
  city: plan.city,
  locale: plan.locale,
  currency: plan.currency,
  items: plan.cart.items,
  customer: plan.customer,
  deposit: plan.terms.deposit,
  tax: plan.terms.tax,
});
