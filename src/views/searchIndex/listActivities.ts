import type { Shop, SoldProduct } from '@/mesh/queries/shops';

/** An activity as one city of a brand has it. */
export interface SoldIn {
  readonly shop: Shop;
  readonly sold: SoldProduct;
}

interface Ranked {
  readonly places: SoldIn[];
  /** From the top, in all its cities taken together. */
  position: number;
}

/** Every activity of a brand once, the most popular first, each with its cities in the brand's order. Never without. */
export const listActivities = (shops: readonly Shop[]): readonly (readonly SoldIn[])[] => {
  const activities = new Map<string, Ranked>();
  for (const shop of shops) {
    for (const [position, sold] of shop.products.entries()) {
      const known = activities.get(sold.product.key) ?? { places: [], position: 0 };
      known.places.push({ shop, sold });
      known.position += position;
      activities.set(sold.product.key, known);
    }
  }
  const rank = ({ position, places }: Ranked) => position / places.length;
  return [...activities.values()].sort((a, b) => rank(a) - rank(b)).map(({ places }) => places);
};
