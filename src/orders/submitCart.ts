import { err, ok, type Result } from '@/lib/result';
import type { Mesh, ShopGroup } from '@/mesh/mesh';
import type { Rates } from '@/pricing/currencies';
import type { PlanTerms } from '@/pricing/pricePlan';
import { buildOrder } from './buildOrder';
import { findPlan } from './findPlan';
import { hashBody, isNestedDeeper } from './hashBody';
import { type Issue, summarize } from './issue';
import type { Order } from './order';
import { parsePostedCart } from './parsePostedCart';
import { createReference } from './reference';
import type { OrderStore } from './store/orderStore';

/** What taking an order needs. Each is asked anew for every cart. */
export interface OrderDesk {
  readonly openStore: () => Promise<OrderStore>;
  readonly getMesh: () => Promise<Mesh>;
  readonly getRates: () => Promise<Rates>;
  readonly getTerms: (group: ShopGroup) => PlanTerms;
  readonly now: () => Date;
}

export interface Refusal {
  /** 422 for a cart that cannot be ordered, 409 for another cart under the id of one that was. */
  readonly status: 409 | 422;
  readonly message: string;
  readonly issues: readonly Issue[];
}

const refuse = (status: Refusal['status'], issues: readonly [Issue, ...Issue[]]) =>
  err({ status, message: summarize(issues), issues });

/** Deeper than any cart. */
const mostLevels = 12;

/** The order of a cart that was sent before, if what was sent is the same. */
const recall = (order: Order, bodyHash: string): Result<Order, Refusal> =>
  order.bodyHash === bodyHash
    ? ok(order)
    : refuse(409, [
        {
          path: 'id',
          message: `belongs to order ${order.reference}, which was made of another cart: a new cart must have a new id`,
        },
      ]);

/**
 * Takes a cart as it was posted and makes one order of it, however often it comes: the same body gets the same order
 * again, even when prices or days have changed since. Prices are the catalogue's; what the cart says about them is
 * ignored (spec section 7).
 *
 * @throws when the store or the catalogue fails; nothing has then been promised, and trying again is safe
 */
export const submitCart = async (
  body: unknown,
  desk: OrderDesk,
): Promise<Result<Order, Refusal>> => {
  const parsed = parsePostedCart(body);
  if (!parsed.ok) return refuse(422, parsed.problem);
  if (isNestedDeeper(body, mostLevels)) {
    return refuse(422, [
      { path: '', message: `must not be nested deeper than ${mostLevels} levels` },
    ]);
  }
  const cart = parsed.value;
  const bodyHash = hashBody(body);
  const store = await desk.openStore();
  const before = await store.findByCart(cart.id);
  if (before) return recall(before, bodyHash);

  const now = desk.now();
  const plan = findPlan(cart, await desk.getMesh(), now);
  if (!plan.ok) return refuse(422, plan.problem);
  const order = buildOrder(
    cart,
    plan.value,
    await desk.getRates(),
    desk.getTerms(plan.value.shop.group),
    { reference: createReference(), bodyHash, createdAt: now.toISOString() },
  );
  return recall(await store.place(order), bodyHash);
};
