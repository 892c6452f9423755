import type { CurrencyCode } from '@/commerce/pricing/currencies';
import type { PlanTerms } from '@/commerce/pricing/pricePlan';
import type { Cart, CartItem } from './cart';
import type { Stay } from './notices';
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
  readonly stay: Stay;
  /** Of the terms that the visitor was shown; `null` if unknown. */
  readonly termsVersion: string | null;
}

/** The posted body of a cart (spec section 7). */
export interface Submission {
  readonly id: string;
  readonly shop_group_id: number;
  readonly city: string;
  readonly locale: string;
  readonly currency: CurrencyCode;
  readonly items: readonly Omit<CartItem, 'name'>[];
  readonly customer: Customer;
  readonly deposit: number;
  readonly tax: number | null;
  readonly arrival?: string;
  readonly departure?: string;
  readonly terms_version?: string;
}

/** Deterministic: the same cart and customer give the same body, so that the server detects a repeat. */
export const toSubmission = (plan: SentPlan): Submission => ({
  id: plan.cart.id,
  shop_group_id: plan.shopGroupId,
  city: plan.city,
  locale: plan.locale,
  currency: plan.currency,
  items: plan.cart.items.map((item) => ({ ...item, name: undefined })),
  customer: plan.customer,
  deposit: plan.terms.deposit,
  tax: plan.terms.tax,
  ...(plan.stay.arrival !== null && { arrival: plan.stay.arrival }),
  ...(plan.stay.departure !== null && { departure: plan.stay.departure }),
  ...(plan.termsVersion !== null && { terms_version: plan.termsVersion }),
});
