import type { PlannedProduct } from '@/cart/catalogue';
import type { ProductCardProps } from '@/components/cards';
import type { Picture } from '@/images/picture';

export interface CartView {
  readonly city: {
    readonly name: string;
    readonly inCity: string;
    readonly href: string;
    readonly picture: Picture;
  };
  /** Everything that can be in the plan. */
  readonly products: readonly (PlannedProduct & { readonly href: string })[];
  /** What groups book most, for an empty plan and beside a filled one. */
  readonly top: readonly ProductCardProps[];
  readonly links: { readonly summary: string };
}
