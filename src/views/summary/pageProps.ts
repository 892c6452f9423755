import type { PlannedProduct } from '@/commerce/cart/catalogue';
import type { SiteId } from '@/config/sites/site';

export interface SummaryView {
  readonly city: {
    readonly slug: string;
    readonly name: string;
    readonly href: string;
  };
  /** All activities that the plan can contain. */
  readonly products: readonly PlannedProduct[];
  readonly links: { readonly cart: string; readonly thankYou: string };
  /** The site of the order, which determines its language. */
  readonly locale: SiteId;
}
