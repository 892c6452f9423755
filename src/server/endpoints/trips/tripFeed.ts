import type { IncomingMessage, ServerResponse } from 'node:http';
import { toLogPath } from '@troupe/basics/toLogPath';
import { toUrlPath } from '@troupe/basics/toUrlPath';
import { loadSetting } from '@/commerce/notifications/mail/setting';
import type { TripServices } from '@/commerce/trips/services';
import { toTripCalendar } from '@/commerce/trips/toTripCalendar';
import { type Site, siteIdOf } from '@/config/sites/site';
import { log } from '@/platform/log/log';
import { type FindSite, findSite } from '../submissionEndpoint';
import type { RequestLimit } from '../writeLimit';
import { findOwnTrip, findTrip, type OpenedTrip } from './openTrip';
import { priceOpened } from './priceOpened';

/** The token is in the path, because calendar programs send no body. So no cache, referrer or search engine gets it. */
const secretAddress = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The same for every token that opens no calendar. */
const unknownFeed: Answer = { status: 404, body: 'There is no calendar at this address\n' };

const readToken = (url = ''): string | undefined => /\/([^/]+)\.ics$/.exec(toUrlPath(url))?.[1];

const readId = (url = ''): string | null => new URL(url, 'http://localhost').searchParams.get('id');

const showCalendar = async (
  { trip, capability }: OpenedTrip,
  site: Site,
  services: TripServices,
): Promise<Answer> => {
  const priced = await priceOpened(trip, site, services);
  const about = { locale: siteIdOf(site) ?? 'en', shopGroupId: trip.shopGroupId };
  const setting = await loadSetting(await services.getMesh(), about);
  if (!priced || !setting) return unknownFeed;
  const { words: t, group, nameOfCity, placeOf } = setting;
  const city = nameOfCity(trip.city);
  const { trips } = await services.openStores();
  const [last] = await trips.listEvents(trip.id, trip.revision - 1);
  const body = toTripCalendar(trip, priced, capability.guestId, last?.createdAt ?? trip.createdAt, {
    name: t('trip.calendar', { city, brand: group.name }),
    nameItem: (name) => `${name}, ${city}`,
    describeItem: ({ people }) =>
      [t('people', { count: people }), t('trip.changes'), group.name].join('\n'),
    placeOf: (productId) => placeOf(trip.city, productId),
  });
  return { status: 200, body, headers: { 'Content-Type': 'text/calendar; charset=utf-8' } };
};

type Limit = Pick<RequestLimit, 'take'>;

/** @param open finds the trip of a request, and the headers of its calendar */
const createCalendarEndpoint =
  (
    services: TripServices,
    siteOf: FindSite,
    limit: Limit | undefined,
    open: (request: IncomingMessage, site: Site) => Promise<OpenedTrip | undefined>,
    toHeaders: (opened: OpenedTrip) => Answer['headers'] = () => ({}),
  ) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = ({ status, body, headers }: Answer) => {
      response.writeHead(status, {
        'Content-Type': 'text/plain; charset=utf-8',
        ...secretAddress,
        ...headers,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      send({ status: 405, body: 'A calendar is only read\n', headers: { Allow: 'GET, HEAD' } });
      return;
    }
    try {
      const allowance = await limit?.take(request);
      if (allowance && allowance.left === 0) {
        send({ status: 429, body: 'Please look again later\n', headers: allowance.headers });
        return;
      }
      const site = siteOf(request.headers.host);
      const opened = await open(request, site);
      const answer = opened ? await showCalendar(opened, site, services) : unknownFeed;
      const isShown = opened && answer.status === 200;
      send({ ...answer, headers: { ...answer.headers, ...(isShown && toHeaders(opened)) } });
    } catch (error) {
      log.error('the calendar of a trip could not be shown', {
        path: toLogPath(request.url),
        error,
      });
      send({ status: 503, body: 'Please look again later\n', headers: { 'Retry-After': '60' } });
    }
  };

/** `GET /api/trip/feed/<token>.ics`: the calendar of a trip for one guest. It changes nothing. */
export const createTripFeed = (
  services: TripServices,
  siteOf: FindSite = findSite,
  limit?: Limit,
) =>
  createCalendarEndpoint(services, siteOf, limit, ({ url }, site) =>
    findTrip(readToken(url), site, services, 'feed'),
  );

/**
 * `GET /api/trip/calendar?id=…`: the same as a file, for the holder of the trip's cookie. No token is in its address. A
 * link that is nobody's own has all activities, as its page has.
 */
export const createTripFile = (
  services: TripServices,
  siteOf: FindSite = findSite,
  limit?: Limit,
) =>
  createCalendarEndpoint(
    services,
    siteOf,
    limit,
    ({ url, headers }, site) => findOwnTrip(headers, readId(url), site, services),
    ({ trip }) => ({ 'Content-Disposition': `attachment; filename="${trip.city}.ics"` }),
  );
