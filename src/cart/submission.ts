import type { CurrencyCode } from '@/pricing/currencies';
import type { PlanTerms } from '@/pricing/pricePlan';
import type { Cart, CartItem } from './cart';
import type { CartPlace } from './storedCart';
import type { Customer } from './customer';

interface SentPlan extends CartPlace {
  /** At the catalogue's prices: see `refreshPrices`. */
  readonly cart: Cart;
  /** Site id. */
  readonly locale: string;
  readonly currency: CurrencyCode;
  readonly terms: PlanTerms;
  readonly customer: Customer;
}

/** A plan as it is posted (spec section 7). */
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

/** The same plan and customer give the same body to the letter, so that sending it again is known for what it is. */
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
