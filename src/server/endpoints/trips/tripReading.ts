import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toLogPath } from '@troupe/basics/toLogPath';
import type { TripServices } from '@/commerce/trips/services';
import { log } from '@/platform/log/log';
import { type FindSite, findSite, refuse, refuseMore, type Answer } from '../submissionEndpoint';
import type { RequestLimit } from '../writeLimit';
import { findOwnTrip, notShared, showTrip, unknownTrip } from './openTrip';

const readId = (url = ''): string | null => new URL(url, 'http://localhost').searchParams.get('id');

const toVersion = (trip: object): string =>
  createHash('sha256').update(JSON.stringify(trip)).digest('base64url').slice(0, 22);

/** A weak tag is as good: a proxy that compresses weakens it. */
const isKnown = (given: string | undefined, tag: string): boolean =>
  (given ?? '').split(',').some((it) => it.trim().replace(/^W\//, '') === tag);

/**
 * Shows the trip of a cookie. It changes nothing: programs of chats open every link that is sent with them. A browser
 * that has this state already gets a 304 without a body.
 */
export const createTripReading =
  (services: TripServices, siteOf: FindSite = findSite, limit?: Pick<RequestLimit, 'take'>) =>
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
    try {
      const allowance = await limit?.take(request);
      if (allowance && allowance.left === 0) {
        send({ ...refuseMore(allowance), headers: allowance.headers });
        return;
      }
      const site = siteOf(request.headers.host);
      const opened = await findOwnTrip(request.headers, readId(request.url), site, services);
      const trip = opened && (await showTrip(opened, site, services));
      if (!trip) {
        send(unknownTrip());
        return;
      }
      // Also in the body, for a caller that does not see headers.
      const version = toVersion(trip);
      const isSame = isKnown(request.headers['if-none-match'], `"${version}"`);
      send({
        status: isSame ? 304 : 200,
        body: { status: 'success', version, trip },
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
