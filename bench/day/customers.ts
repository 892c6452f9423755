import { randomUUID } from 'node:crypto';
import { todayIn } from '@/lib/days';
import type { Mesh } from '@/mesh/mesh';
import { createPostedEnquiry } from '@/orders/testing/enquiries';
import { fillCart, listCounters } from '@/orders/testing/postedCarts';
import { currencyCodes } from '@/pricing/currencies';
import type { Pick } from '../synthetic/pick';

/** Something that is sent to the shop. */
export interface Sending {
  readonly path: '/api/cart' | '/api/enquiry' | '/api/revalidate';
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const inJson = { 'Content-Type': 'application/json' };

/** Those who want something, and those who write to us. */
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
      return { path: '/api/cart', body: JSON.stringify(cart), headers: inJson };
    },

    enquiry: (): Sending => ({
      path: '/api/enquiry',
      body: JSON.stringify(createPostedEnquiry({ id: randomUUID() })),
      headers: inJson,
    }),
  };
};
