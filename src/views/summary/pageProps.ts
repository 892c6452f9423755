import type { PlannedProduct } from '@/cart/catalogue';
import type { SiteId } from '@/sites/site';

export interface SummaryView {
  readonly city: {
    readonly slug: string;
    readonly name: string;
    readonly href: string;
  };
  /** Everything that can be in the plan. */
  readonly products: readonly PlannedProduct[];
  readonly links: { readonly cart: string; readonly thankYou: string };
  /** The site that the order is made on, whose language its words are in. */
  readonly locale: SiteId;
}
