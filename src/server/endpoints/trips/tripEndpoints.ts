import type { IncomingMessage, ServerResponse } from 'node:http';
import { getMesh } from '@/catalog/mesh/getMesh';
import { getRates } from '@/catalog/mesh/getRates';
import { getEnv } from '@/config/env/getEnv';
import { getTerms } from '@/catalog/mesh/queries/terms';
import { openStore } from '@/commerce/orders/store/openStore';
import type { TripServices } from '@/commerce/trips/services';
import { createTripStores } from '@/commerce/trips/store/createTripStores';
import { createSubmissionEndpoint, findSite } from '../submissionEndpoint';
import { limitByEnv, limitOf } from '../writeLimit';
import { announceLinks, announceTrips } from './announceTrips';
import { createRecovery } from './recoverTrip';
import { createTripFeed, createTripFile } from './tripFeed';
import { createTripHandlers } from './tripHandlers';
import { createTripNewsSender } from './tripNewsSender';
import { createSurpriseReading, createTripReading } from './tripReading';

const announce = createTripNewsSender();

/** What trips are shown with, also on the page for browsers without scripts. */
export const tripServices: TripServices = {
  openStores: async () => {
    const { database } = await openStore();
    const stores = createTripStores(database);
    return {
      ...stores,
      trips: announceTrips(stores.trips, announce),
      links: announceLinks(stores.links, announce),
    };
  },
  getMesh,
  getRates,
  getTerms,
  hasMailer: () => getEnv().smtpUrl !== undefined,
  now: () => new Date(),
};

/** A group that plays with its votes needs more than one who sends a cart. */
export const GROUP_TIMES = 4;
/** Every open page asks twelve times a minute, and a whole group may be behind one address. */
const READING_TIMES = 40;

const handlers = createTripHandlers(
  tripServices,
  findSite,
  limitByEnv('trip_command_link', GROUP_TIMES),
);

const unavailable = 'Trips cannot be planned just now: please send the same again';
const small = 16 * 1024;

const createEndpoint = createSubmissionEndpoint({
  kind: 'trip',
  take: handlers.create,
  limit: limitByEnv('trip'),
  mostBytes: 256 * 1024,
  wrongMethod: 'A plan must be sent with POST, and a trip is read with GET',
  methods: 'GET, HEAD, POST',
  unavailable,
});

const readEndpoint = createTripReading(
  tripServices,
  findSite,
  limitByEnv('trip_reading', READING_TIMES),
);

/** `POST /api/trip` makes a trip from a plan; `GET /api/trip?id=…` shows the one of the cookie. */
export const tripEndpoint = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  request.method === 'GET' || request.method === 'HEAD'
    ? readEndpoint(request, response)
    : createEndpoint(request, response);

/** `GET /api/trip/surprise?id=…`: what the guest of honour of a trip may know. It polls, and has no stream. */
export const tripSurpriseEndpoint = createSurpriseReading(
  tripServices,
  findSite,
  limitByEnv('trip_surprise', READING_TIMES),
);

/** `POST /api/trip/open` with `{"token"}`: exchanges the token of a link for a cookie. */
export const openTripEndpoint = createSubmissionEndpoint({
  kind: 'trip_link',
  take: handlers.open,
  limit: limitByEnv('trip_open', GROUP_TIMES),
  mostBytes: 1024,
  wrongMethod: 'The token of a trip must be sent with POST',
  unavailable,
});

const wrongMethod = 'A change of a trip must be sent with POST';

/** `POST /api/trip/command`: changes a trip. */
export const tripCommandEndpoint = createSubmissionEndpoint({
  kind: 'trip_command',
  take: handlers.command,
  limit: limitByEnv('trip_command', READING_TIMES),
  mostBytes: small,
  wrongMethod,
  unavailable,
});

/** `POST /api/trip/link`: makes or ends a link. */
export const tripLinkEndpoint = createSubmissionEndpoint({
  kind: 'trip_link',
  take: handlers.link,
  limit: limitByEnv('trip_link'),
  mostBytes: small,
  wrongMethod,
  unavailable,
});

/** `POST /api/trip/remove`: deletes a trip with everything in it. */
export const removeTripEndpoint = createSubmissionEndpoint({
  kind: 'trip_command',
  take: handlers.remove,
  limit: limitByEnv('trip_remove'),
  mostBytes: 1024,
  wrongMethod,
  unavailable,
});

/** `GET /api/trip/feed/<token>.ics`: a calendar to subscribe to. */
export const tripFeedEndpoint = createTripFeed(
  tripServices,
  findSite,
  limitByEnv('trip_feed', READING_TIMES),
);

/** `GET /api/trip/calendar?id=…`: the calendar of the trip of the cookie, as a file. */
export const tripFileEndpoint = createTripFile(
  tripServices,
  findSite,
  limitByEnv('trip_file', GROUP_TIMES),
);

/** `POST /api/trip/recovery` with `{"email"}`: has the lost links of an organiser sent. */
export const recoverTripEndpoint = createSubmissionEndpoint({
  kind: 'trip_recovery',
  take: createRecovery(tripServices, findSite, {
    addressLimit: limitOf('trip_recovery_address', { count: 3, seconds: 3600 }),
  }),
  limit: limitByEnv('trip_recovery'),
  mostBytes: 1024,
  wrongMethod: 'An address must be sent with POST',
  unavailable: 'No link can be sent just now: please try again',
});
