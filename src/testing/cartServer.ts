import { buildMesh } from '@/mesh/buildMesh';
import type { Mesh } from '@/mesh/mesh';
import { getTerms } from '@/mesh/queries/terms';
import type { OrderStore } from '@/orders/store/orderStore';
import { openStoreAt } from '@/orders/store/openStore';
import { createPosted, type Posted } from '@/orders/testing/postedCarts';
import { defaultRates } from '@/pricing/currencies';
import { createCartEndpoint, takeAt } from '@/endpoints/cartEndpoint';
import { createFolder } from './contentFolder';
import { edit, toLoaded } from './editContent';
import { type PostServer, startPostServer } from './postServer';
import { createSmallContent } from './smallContent';

/** The small content, with a food tour in Krakow that does not run at weekends. */
export const content = edit(
  createSmallContent(),
  'products/food-tour.json',
  'offers.krakow.closedWeekdays',
  [6, 7],
);

/** What stands behind the call. Tests change it as they go. */
export interface Behind {
  store: OrderStore;
  openStore: () => Promise<OrderStore>;
  mesh: Mesh;
  now: Date;
}

export interface CartServer extends PostServer {
  readonly behind: Behind;
}

/** The real call behind a real server, with a store of its own. It is 23 May 2026, a Saturday. */
export const startCartServer = async (): Promise<CartServer> => {
  const { orders: store, close } = await openStoreAt({
    kind: 'sqlite',
    path: `${await createFolder()}/troupe.db`,
  });
  const behind: Behind = {
    store,
    openStore: async () => store,
    mesh: buildMesh([toLoaded(content)]),
    now: new Date('2026-05-23T10:00:00Z'),
  };
  const endpoint = createCartEndpoint(
    takeAt({
      openStore: () => behind.openStore(),
      getMesh: async () => behind.mesh,
      getRates: async () => defaultRates,
      getTerms,
      now: () => behind.now,
    }),
  );
  const posts = await startPostServer((request, response) => void endpoint(request, response));
  return {
    ...posts,
    behind,
    close: async () => {
      await posts.close();
      await close();
    },
  };
};

/** The usual cart with another item, or the usual one changed. */
export const itemWith = (change: object): Pick<Posted, 'items'> => ({
  items: createPosted().items.map((item) => ({ ...item, ...change })),
});
