import { err, ok, type Result } from '@troupe/basics/result';
import type { Mesh, ShopGroup } from '@/catalog/mesh/mesh';
import { listPages } from '@/catalog/mesh/queries/pages';
import { getTermsVersion } from '@/catalog/mesh/queries/termsPages';
import type { Rates } from '@/commerce/pricing/currencies';
import type { PlanTerms } from '@/commerce/pricing/pricePlan';
import type { Site } from '@/config/sites/site';
import { buildOrder } from './buildOrder';
import { findPlan } from './findPlan';
import { findSiteIssues } from './findSiteIssues';
import type { Order } from './order';
import { parsePostedCart, type PostedCart } from './parsePostedCart';
import { createOrderReference } from './reference';
import type { OrderStore } from './store/orderStore';
import { type Refusal, submitOnce } from './submitOnce';

/** The services for taking an order. Each is called for every cart. */
export interface OrderServices {
  readonly openStore: () => Promise<OrderStore>;
  readonly getMesh: () => Promise<Mesh>;
  readonly getRates: () => Promise<Rates>;
  readonly getTerms: (group: ShopGroup) => PlanTerms;
  readonly now: () => Date;
}

/**
 * What the customer chose. The prices and conditions of a posted cart are those of the catalogue when it was sent, so a
 * visitor who tries again after a change of prices sends others. The same holds for the version of the terms.
 */
const pickChoices = ({ items, ...cart }: PostedCart): object => ({
  // Without the key, as in the hashes of orders from before it existed.
  ...Object.fromEntries(Object.entries(cart).filter(([name]) => name !== 'terms_version')),
  deposit: null,
  tax: null,
  items: items.map(({ extras, ...item }) => ({
    id: item.id,
    people: item.number_of_people,
    day: item.selected_date,
    choice: item.date_choice ?? 'chosen',
    time: item.start_time ?? null,
    extras: extras.map(({ id, quantity }) => ({ id, quantity })),
  })),
});

/**
 * Creates one order from a posted cart, see {@link submitOnce}. Uses the prices of the catalogue and ignores those in
 * the cart (spec section 7).
 *
 * @param site the site of the host of the request
 * @throws if the store or the catalogue fails; nothing was confirmed, and a retry is safe
 */
export const submitCart = (
  body: unknown,
  site: Site,
  services: OrderServices,
): Promise<Result<Order, Refusal>> =>
  submitOnce(body, {
    parse: parsePostedCart,
    openStore: async () => {
      const { findByCart, place } = await services.openStore();
      return { find: findByCart, place };
    },
    pickChoices,
    make: async (cart, bodyHash) => {
      const siteIssues = findSiteIssues(cart, site);
      if (siteIssues) return err(siteIssues);
      const now = services.now();
      const mesh = await services.getMesh();
      const plan = findPlan(cart, site.lang, mesh, now);
      if (!plan.ok) return plan;
      const terms = services.getTerms(plan.value.shop.group);
      const identity = {
        reference: createOrderReference(),
        bodyHash,
        createdAt: now.toISOString(),
        termsVersion: {
          shown: cart.terms_version ?? null,
          current: getTermsVersion(listPages(mesh, site)),
        },
      };
      return ok(buildOrder(cart, plan.value, await services.getRates(), terms, identity));
    },
    otherMessage:
      'belongs to an order that was made of another cart: a new cart must have a new id',
  });
