import type { LiveShopGroup } from '@/ui/hooks/useLive';
import { toFields } from '@troupe/basics/fields';
import type { PlanTerms } from '@/commerce/pricing/pricePlan';

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

/** Parses `GET /api/settings/{shop_group_id}/tax-and-deposit`; `undefined` if invalid. */
export const parseTerms = (answer: unknown): PlanTerms | undefined => {
  const { tax, deposit } = toFields(answer);
  return isPercent(deposit) && (tax === null || isPercent(tax)) ? { tax, deposit } : undefined;
};

/** Parses `GET /api/shop-group/{shop_group_id}`; `undefined` if invalid. */
export const parseShopGroup = (answer: unknown): LiveShopGroup | undefined => {
  const { id, name, logo, phone } = toFields(answer);
  return typeof id === 'number' &&
    typeof name === 'string' &&
    typeof logo === 'string' &&
    typeof phone === 'string'
    ? { id, name, logo, phone }
    : undefined;
};
