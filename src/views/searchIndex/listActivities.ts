import type { Shop, SoldProduct } from '@/catalog/mesh/queries/shops';

/** An activity in one city of a brand. */
export interface SoldIn {
  readonly shop: Shop;
  readonly sold: SoldProduct;
}

interface Ranked {
  readonly places: SoldIn[];
  /** Sum of its positions in all its cities. */
  position: number;
}

/**
 * Lists every activity of a brand once, most popular first, each with its cities in the brand's order. The inner lists
 * are never empty.
 */
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
