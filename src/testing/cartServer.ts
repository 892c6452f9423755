import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildMesh } from '@/mesh/buildMesh';
import type { Mesh } from '@/mesh/mesh';
import { getTerms } from '@/mesh/queries/terms';
import type { OrderStore } from '@/orders/store/orderStore';
import { openStoreAt } from '@/orders/store/openStore';
import { createPosted, type Posted } from '@/orders/testing/postedCarts';
import { defaultRates } from '@/pricing/currencies';
import { createFolder } from './contentFolder';
import { edit, toLoaded } from './editContent';
import { createSmallContent } from './smallContent';
import { createCartEndpoint, takeAt } from '@/endpoints/cartEndpoint';

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

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly json: ReturnType<typeof JSON.parse>;
}

export interface CartServer {
  readonly behind: Behind;
  readonly server: Server;
  /** Anything, by POST and as JSON unless told otherwise. */
  readonly send: (body: BodyInit | undefined, init?: RequestInit) => Promise<Answer>;
  readonly post: (cart: unknown) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** The real call behind a real server, with a store of its own. It is 23 May 2026, a Saturday. */
export const startCartServer = async (): Promise<CartServer> => {
  const store = await openStoreAt({ kind: 'sqlite', path: `${await createFolder()}/troupe.db` });
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
  const server = createServer((request, response) => void endpoint(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/cart`;

  const send: CartServer['send'] = async (body, init = {}) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: body ?? null, ...init });
    return { status: response.status, headers: response.headers, json: await response.json() };
  };
  return {
    behind,
    server,
    send,
    post: (cart) => send(JSON.stringify(cart)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
    },
  };
};

/** The usual cart with another item, or the usual one changed. */
export const itemWith = (change: object): Pick<Posted, 'items'> => ({
  items: createPosted().items.map((item) => ({ ...item, ...change })),
});
