import { buildMesh } from '@/catalog/mesh/buildMesh';
import type { Mesh } from '@/catalog/mesh/mesh';
import { getTerms } from '@/catalog/mesh/queries/terms';
import type { OrderStore } from '@/commerce/orders/store/orderStore';
import { openStoreAt } from '@/commerce/orders/store/openStore';
import { createPosted, type Posted } from '@/commerce/orders/testing/postedCarts';
import { defaultRates } from '@/commerce/pricing/currencies';
import { createCartEndpoint, takeAt } from '@/server/endpoints/cartEndpoint';
import { type FindSite, findSite } from '@/server/endpoints/submissionEndpoint';
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

/** What the call depends on. Tests change it while they run. */
export interface Behind {
  store: OrderStore;
  openStore: () => Promise<OrderStore>;
  mesh: Mesh;
  now: Date;
  /** The site of a host: from the environment, unless a test sets another one. */
  siteOf: FindSite;
  /** Whether the shop sends e-mails. */
  sendsMail: boolean;
}

export interface CartServer extends PostServer {
  readonly behind: Behind;
}

/** The real call on a real server, with a store of its own. The date is 23 May 2026, a Saturday. */
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
    siteOf: findSite,
    sendsMail: false,
  };
  const endpoint = createCartEndpoint(
    takeAt(
      {
        openStore: () => behind.openStore(),
        getMesh: async () => behind.mesh,
        getRates: async () => defaultRates,
        getTerms,
        now: () => behind.now,
      },
      (host) => behind.siteOf(host),
      () => behind.sendsMail,
    ),
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
