import type { LiveShopGroup } from '@/hooks/useLive';
import { toFields } from '@/lib/fields';
import type { PlanTerms } from '@/pricing/pricePlan';

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

/** `GET /api/settings/{shop_group_id}/tax-and-deposit`; nothing when it makes no sense. */
export const parseTerms = (answer: unknown): PlanTerms | undefined => {
  const { tax, deposit } = toFields(answer);
  return isPercent(deposit) && (tax === null || isPercent(tax)) ? { tax, deposit } : undefined;
};

/** `GET /api/shop-group/{shop_group_id}`; nothing when it makes no sense. */
export const parseShopGroup = (answer: unknown): LiveShopGroup | undefined => {
  const { id, name, logo, phone } = toFields(answer);
  return typeof id === 'number' &&
    typeof name === 'string' &&
    typeof logo === 'string' &&
    typeof phone === 'string'
    ? { id, name, logo, phone }
    : undefined;
};
