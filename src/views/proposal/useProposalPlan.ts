import { type PostedProposal, toProposalItems } from '@/commerce/cart/postedProposal';
import type { PlannedCity } from '@/commerce/cart/catalogue';
import { useCart } from '@/ui/hooks/useCart';
import { useMoney } from '@/ui/hooks/useMoney';
import { useShopCity } from '@/ui/hooks/useShopCity';

export interface ProposalPlan {
  readonly city: { readonly slug: string; readonly name: string };
  /** The city with its activities; `null` if it could not be loaded, `undefined` while it loads. */
  readonly shop: PlannedCity | null | undefined;
  /** For the body of the request. Absent if nothing of the plan is sold any more. */
  readonly posted: PostedProposal['plan'];
}

/** The visitor's plan that was changed last, for a proposal; `undefined` if there is none. */
export const useProposalPlan = (shopGroupId: number): ProposalPlan | undefined => {
  const { cart, city } = useCart();
  const { currency } = useMoney();
  const isEmpty = cart.items.length === 0;
  const { city: shop, problem } = useShopCity(shopGroupId, isEmpty ? null : (city?.slug ?? null));
  if (isEmpty || city === null) return undefined;
  // The server would refuse what it does not sell.
  const items = toProposalItems(cart).filter(
    ({ id }) => !shop || shop.products.some((product) => product.id === id),
  );
  return {
    city,
    shop: shop ?? (problem === undefined ? undefined : null),
    posted: items.length > 0 ? { city: city.slug, currency, items } : undefined,
  };
};
