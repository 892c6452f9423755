import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { toLogPath } from '@troupe/basics/toLogPath';
import type { TripServices } from '@/commerce/trips/services';
import type { Site } from '@/config/sites/site';
import { log } from '@/platform/log/log';
import { type FindSite, findSite, refuse, refuseMore, type Answer } from '../submissionEndpoint';
import type { RequestLimit } from '../writeLimit';
import { findOwnSurprise } from './openSurprise';
import { findOwnTrip, notShared, showTrip, unknownTrip } from './openTrip';

const readId = (url = ''): string | null => new URL(url, 'http://localhost').searchParams.get('id');

const toVersion = (state: object): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);

/** A weak tag is as good: a proxy that compresses weakens it. */
const isKnown = (given: string | undefined, tag: string): boolean =>
  (given ?? '').split(',').some((it) => it.trim().replace(/^W\//, '') === tag);

/** Finds what the cookie of a request opens. @param id untrusted */
type Find = (
  headers: IncomingHttpHeaders,
  id: string | null,
  site: Site,
) => Promise<object | undefined>;

/**
 * Shows what the cookie of a request opens, under a name. It changes nothing: programs of chats open every link that is
 * sent with them. A browser that has this state already gets a 304 without a body.
 */
const createReading =
  (name: string, find: Find, siteOf: FindSite, limit?: Pick<RequestLimit, 'take'>) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = ({ status, body, headers }: Answer) => {
      response.writeHead(status, {
        'Content-Type': 'application/json; charset=utf-8',
        ...notShared,
        ...headers,
      });
      const isEmpty = status === 304 || request.method === 'HEAD';
      response.end(isEmpty ? undefined : JSON.stringify(body));
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      send({ ...refuse(405, 'This is read with GET'), headers: { Allow: 'GET, HEAD' } });
      return;
    }
    try {
      const allowance = await limit?.take(request);
      if (allowance && allowance.left === 0) {
        send({ ...refuseMore(allowance), headers: allowance.headers });
        return;
      }
      const site = siteOf(request.headers.host);
      const state = await find(request.headers, readId(request.url), site);
      if (!state) {
        send(unknownTrip());
        return;
      }
      // Also in the body, for a caller that does not see headers.
      const version = toVersion(state);
      const isSame = isKnown(request.headers['if-none-match'], `"${version}"`);
      send({
        status: isSame ? 304 : 200,
        body: { status: 'success', version, [name]: state },
        headers: { ETag: `"${version}"` },
      });
    } catch (error) {
      log.error('a trip could not be shown', { path: toLogPath(request.url), error });
      send({
        ...refuse(503, 'The trip cannot be shown just now: please try again'),
        headers: { 'Retry-After': '5' },
      });
    }
  };

/** `GET /api/trip?id=…`: the trip of a cookie. */
export const createTripReading = (
  services: TripServices,
  siteOf: FindSite = findSite,
  limit?: Pick<RequestLimit, 'take'>,
) =>
  createReading(
    'trip',
    async (headers, id, site) => {
      const opened = await findOwnTrip(headers, id, site, services);
      return opened && showTrip(opened, site, services);
    },
    siteOf,
    limit,
  );

/** `GET /api/trip/surprise?id=…`: what a guest of honour may know. */
export const createSurpriseReading = (
  services: TripServices,
  siteOf: FindSite = findSite,
  limit?: Pick<RequestLimit, 'take'>,
) =>
  createReading(
    'surprise',
    (headers, id, site) => findOwnSurprise(headers, id, site, services),
    siteOf,
    limit,
  );
