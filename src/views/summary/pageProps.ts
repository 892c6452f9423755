import type { PlannedProduct } from '@/commerce/cart/catalogue';
import type { SiteId } from '@/config/sites/site';
import type { TextLink } from '@/ui/layouts/frameProps';

export interface SummaryView {
  readonly city: {
    readonly slug: string;
    readonly name: string;
    readonly href: string;
  };
  /** All activities that the plan can contain. */
  readonly products: readonly PlannedProduct[];
  readonly links: { readonly cart: string; readonly thankYou: string };
  /** The pages that apply to the booking: terms and cancellation. */
  readonly terms: readonly TextLink[];
  /** Identifies their text, see `getTermsVersion`. */
  readonly termsVersion: string | null;
  /** The site of the order, which determines its language. */
  readonly locale: SiteId;
}
