import type { IncomingMessage, ServerResponse } from 'node:http';
import { toLogPath } from '@troupe/basics/toLogPath';
import { isPageScope, isTripId } from '@/commerce/trips/model/trip';
import { TRIP_REVISIONS_HEADER } from '@/commerce/trips/model/tripStream';
import type { CapabilityStore } from '@/commerce/trips/store/capabilityStore';
import type { RevisionStore, TripRevision } from '@/commerce/trips/store/revisionStore';
import { isTripKept } from '@/commerce/trips/store/tripStore';
import { todayIn } from '@/lib/days';
import { log } from '@/platform/log/log';
import { type Answer, type FindSite, refuse, refuseMore } from '../submissionEndpoint';
import type { RequestLimit } from '../writeLimit';
import { notShared, unknownTrip } from './openTrip';
import { readTripCookie } from './tripCookie';

/** What the streams of trips are authorised and compared with. */
export interface StreamServices {
  readonly openStores: () => Promise<{
    readonly revisions: RevisionStore;
    readonly links: Pick<CapabilityStore, 'find'>;
  }>;
  readonly now: () => Date;
  /** Whether only the server in front can reach this process. It removes the headers below from what clients send. */
  readonly isBehindCacheServer: () => boolean;
  readonly clientOf: (request: IncomingMessage) => string;
}

/** As `@troupe/cache-server` names them, which code that Next bundles cannot import. */
const REQUEST_HEADER = 'x-stream-request';
const GRANT_HEADER = 'x-stream-grant';

/** The browser does not ask again, and polls. */
const noStream: Answer = { status: 204, body: undefined, headers: notShared };

const paramsOf = ({ url = '' }: IncomingMessage) => new URL(url, 'http://localhost').searchParams;

const send = (response: ServerResponse, { status, body, headers }: Answer): void => {
  response.writeHead(status, {
    ...(body === undefined ? {} : { 'Content-Type': 'application/json; charset=utf-8' }),
    ...notShared,
    ...headers,
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
};

type Handle = (request: IncomingMessage) => Promise<Answer>;

const toReading =
  (handle: Handle) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (request.method === 'GET') send(response, await handle(request));
      else send(response, { ...refuse(405, 'This is read with GET'), headers: { Allow: 'GET' } });
    } catch (error) {
      log.error('a stream could not be opened', { path: toLogPath(request.url), error });
      send(response, {
        ...refuse(503, 'There is no stream just now'),
        headers: { 'Retry-After': '5' },
      });
    }
  };

/** The calls behind the streams of trips. The server in front has the streams themselves. */
export const createTripStreamHandlers = (
  { openStores, now, isBehindCacheServer, clientOf }: StreamServices,
  siteOf: FindSite,
  limit?: Pick<RequestLimit, 'take'>,
) => {
  const isKept = ({ lastDay }: TripRevision): boolean => isTripKept(lastDay, todayIn('UTC', now()));

  /** Authorises the stream of a trip by the cookie of that trip, as the state of the trip is. */
  const authorise: Handle = async (request) => {
    if (!isBehindCacheServer() || request.headers[REQUEST_HEADER] === undefined) return noStream;
    const allowance = await limit?.take(request);
    if (allowance && allowance.left === 0) {
      return { ...refuseMore(allowance), headers: allowance.headers };
    }
    const id = paramsOf(request).get('id');
    if (!isTripId(id)) return unknownTrip();
    const { links, revisions } = await openStores();
    const capability = await links.find(readTripCookie(request.headers, id));
    // Only links of pages have streams. A stream would tell a guest of honour when the group changes the plan.
    if (capability?.tripId !== id || !isPageScope(capability.scope)) return unknownTrip();
    const [trip] = await revisions.list([id]);
    const isOpen = trip && trip.shopGroupId === siteOf(request.headers.host).shopGroupId;
    if (!isOpen || !isKept(trip)) return unknownTrip();
    const open = await revisions.listLinks([id]);
    if (!open.get(id)?.includes(capability.id)) return unknownTrip();
    const grant = {
      channel: id,
      version: trip.revision,
      grant: capability.id,
      client: clientOf(request),
    };
    return { ...noStream, headers: { ...notShared, [GRANT_HEADER]: JSON.stringify(grant) } };
  };

  /** `{"trips": [[id, revision, links]]}` for the server in front, with links only if it asks for them. */
  const listRevisions: Handle = async (request) => {
    if (!isBehindCacheServer() || request.headers[TRIP_REVISIONS_HEADER] === undefined) {
      return unknownTrip();
    }
    const params = paramsOf(request);
    const ids = (params.get('ids') ?? '').split(',').filter(isTripId);
    const { revisions } = await openStores();
    const trips = ids.length > 0 ? (await revisions.list(ids)).filter(isKept) : [];
    const hasLinks = params.has('links') && trips.length > 0;
    const links = hasLinks ? await revisions.listLinks(trips.map(({ id }) => id)) : undefined;
    return {
      status: 200,
      body: {
        trips: trips.map(({ id, revision }) =>
          links ? [id, revision, links.get(id) ?? []] : [id, revision],
        ),
      },
    };
  };

  return { stream: toReading(authorise), revisions: toReading(listRevisions) };
};
