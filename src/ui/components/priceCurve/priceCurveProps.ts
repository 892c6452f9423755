import type { CurrencyCode, Rates } from '@/commerce/pricing/currencies';
import type { CurveItem } from '@/commerce/pricing/priceCurve';
import type { PlanTerms } from '@/commerce/pricing/pricePlan';

export interface PriceCurveProps {
  /** With the group as it is; not empty. */
  readonly items: readonly CurveItem[];
  readonly terms: PlanTerms;
  /** Default: those of the visitor. A trip has its own. */
  readonly money?: { readonly currency: CurrencyCode; readonly rates: Rates };
}
