import { openStore } from '@/commerce/orders/store/openStore';
import { createCapabilityStore } from '@/commerce/trips/store/capabilityStore';
import { createRevisionStore } from '@/commerce/trips/store/revisionStore';
import { getEnv } from '@/config/env/getEnv';
import { isBehindCacheServer } from '@/platform/process/behindCacheServer';
import { createClientOf } from '../clientOf';
import { findSite } from '../submissionEndpoint';
import { limitByEnv } from '../writeLimit';
import { createTripStreamHandlers } from './tripStream';

/** A page opens a stream each time that it becomes visible, and a whole group may be behind one address. */
const STREAM_TIMES = 40;

const handlers = createTripStreamHandlers(
  {
    openStores: async () => {
      const { database } = await openStore();
      return {
        revisions: createRevisionStore(database),
        links: createCapabilityStore(database),
      };
    },
    now: () => new Date(),
    isBehindCacheServer,
    clientOf: (request) => createClientOf(getEnv().trustedProxies)(request),
  },
  findSite,
  limitByEnv('trip_stream', STREAM_TIMES),
);

/** `GET /api/trip/live?id=…`: the server in front asks whether a client may have the stream of a trip. */
export const tripStreamEndpoint = handlers.stream;

/** `GET /api/trip/revisions?ids=…`: for the server in front alone. Anybody else gets 404. */
export const tripRevisionsEndpoint = handlers.revisions;
