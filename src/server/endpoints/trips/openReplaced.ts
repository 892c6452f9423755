import type { IncomingHttpHeaders } from 'node:http';
import { isRecent } from '@/commerce/trips/isRecent';
import { findSuccessor } from '@/commerce/trips/linkRequest';
import { isTripToken } from '@/commerce/trips/model/trip';
import type { PostedLinkCommand } from '@/commerce/trips/parseCommand';
import type { TripServices } from '@/commerce/trips/services';
import type { Site } from '@/config/sites/site';
import { openCapability, type OpenedTrip } from './openTrip';
import { readTripCookie } from './tripCookie';

/**
 * The trip of a request that has replaced the sender's own link already, and is sent again with the old cookie. Within
 * ten minutes it is opened with the new link, for this request alone: the old link opens nothing any more.
 *
 * @returns `undefined` for every other request
 */
export const findReplaced = async (
  headers: IncomingHttpHeaders,
  { id, ...posted }: PostedLinkCommand,
  site: Site,
  services: TripServices,
): Promise<OpenedTrip | undefined> => {
  const token = readTripCookie(headers, posted.trip);
  if (id === undefined || !isTripToken(token)) return undefined;
  const { links } = await services.openStores();
  const next = findSuccessor(await links.list(posted.trip), { ...posted, id }, token);
  const isOpen = next?.endedOn === null && isRecent(next.createdAt, services.now());
  return isOpen ? openCapability(next, site, services) : undefined;
};
