import { randomUUID } from 'node:crypto';
import { todayIn } from '@/lib/days';
import type { Mesh } from '@/catalog/mesh/mesh';
import { createPostedEnquiry } from '@/commerce/orders/testing/enquiries';
import { fillCart, listCounters } from '@/commerce/orders/testing/postedCarts';
import { currencyCodes } from '@/commerce/pricing/currencies';
import type { Pick } from '../synthetic/pick';

/** A POST request to the shop. */
export interface Sending {
  /** The English site by default. */
  readonly host?: string;
  readonly path: '/api/cart' | '/api/enquiry' | '/api/revalidate';
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const inJson = { 'Content-Type': 'application/json' };

/** Creates the requests of customers: carts and enquiries. */
export const createCustomers = (mesh: Mesh) => {
  const counters = listCounters(mesh);
  return {
    cart: (pick: Pick): Sending => {
      const counter = pick.one(counters);
      const wish = () => ({
        product: pick.whole(0, 999),
        people: pick.whole(1, 20),
        days: pick.whole(14, 300),
        quantities: [pick.whole(0, 3), pick.whole(0, 3)],
      });
      const wishes = { currency: pick.one(currencyCodes), activities: [wish(), wish()] };
      const cart = fillCart(counter, wishes, todayIn(counter.shop.city.timeZone));
      const host = `${counter.site.id}.localhost`;
      return { host, path: '/api/cart', body: JSON.stringify(cart), headers: inJson };
    },

    enquiry: (): Sending => ({
      path: '/api/enquiry',
      body: JSON.stringify(createPostedEnquiry({ id: randomUUID() })),
      headers: inJson,
    }),
  };
};
