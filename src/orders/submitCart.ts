import { ok, type Result } from '@/lib/result';
import type { Mesh, ShopGroup } from '@/mesh/mesh';
import type { Rates } from '@/pricing/currencies';
import type { PlanTerms } from '@/pricing/pricePlan';
import { buildOrder } from './buildOrder';
import { findPlan } from './findPlan';
import type { Order } from './order';
import { parsePostedCart } from './parsePostedCart';
import { createOrderReference } from './reference';
import type { OrderStore } from './store/orderStore';
import { type Refusal, submitOnce } from './submitOnce';

/** What taking an order needs. Each is asked anew for every cart. */
export interface OrderDesk {
  readonly openStore: () => Promise<OrderStore>;
  readonly getMesh: () => Promise<Mesh>;
  readonly getRates: () => Promise<Rates>;
  readonly getTerms: (group: ShopGroup) => PlanTerms;
  readonly now: () => Date;
}

/**
 * Takes a cart as it was posted and makes one order of it, see {@link submitOnce}. Prices are the catalogue's; what the
 * cart says about them is ignored (spec section 7).
 *
 * @throws when the store or the catalogue fails; nothing has then been promised, and trying again is safe
 */
export const submitCart = (body: unknown, desk: OrderDesk): Promise<Result<Order, Refusal>> =>
  submitOnce(body, {
    parse: parsePostedCart,
    openStore: async () => {
      const { findByCart, place } = await desk.openStore();
      return { find: findByCart, place };
    },
    make: async (cart, bodyHash) => {
      const now = desk.now();
      const plan = findPlan(cart, await desk.getMesh(), now);
      if (!plan.ok) return plan;
      const terms = desk.getTerms(plan.value.shop.group);
      const identity = {
        reference: createOrderReference(),
        bodyHash,
        createdAt: now.toISOString(),
      };
      return ok(buildOrder(cart, plan.value, await desk.getRates(), terms, identity));
    },
    describeOther: ({ reference }) =>
      `belongs to order ${reference}, which was made of another cart: a new cart must have a new id`,
  });
