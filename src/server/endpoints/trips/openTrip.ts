import type { IncomingHttpHeaders } from 'node:http';
import { todayIn } from '@/lib/days';
import type { Site } from '@/config/sites/site';
import { isLinkClosed } from '@/commerce/trips/model/closedLink';
import {
  isPageScope,
  isTripId,
  type LinkScope,
  pageScopes,
  toLastDay,
  type Trip,
  tripLimits,
} from '@/commerce/trips/model/trip';
import type { TripServices } from '@/commerce/trips/services';
import type { Capability } from '@/commerce/trips/store/capabilityRow';
import { isTripKept } from '@/commerce/trips/store/tripStore';
import { toTripState } from '@/commerce/trips/toTripState';
import { type Answer, refuse } from '../submissionEndpoint';
import { priceOpened } from './priceOpened';
import { readTripCookie } from './tripCookie';

export const notShared = { 'Cache-Control': 'private, no-store' };

/** The same for a token that never existed, has ended, or is of another brand, so that an answer reveals nothing. */
export const unknownTrip = (): Answer => ({
  ...refuse(404, 'There is no trip with this link'),
  headers: notShared,
});

/** A trip and what the sender of a request may do with it. */
export interface OpenedTrip {
  readonly trip: Trip;
  readonly capability: Capability;
}

/** What a token is to open: the page of a trip, its calendar, the page of a charge, or that of a guest of honour. */
export type Purpose = 'page' | 'feed' | 'pay' | 'surprise';

const scopesFor: Readonly<Record<Purpose, readonly LinkScope[]>> = {
  page: pageScopes,
  feed: ['feed'],
  pay: ['pay'],
  surprise: ['honour'],
};

/** @returns `undefined` if a link opens nothing on this site, or something else */
export const openCapability = async (
  capability: Capability | undefined,
  site: Site,
  services: TripServices,
  purpose: Purpose = 'page',
): Promise<OpenedTrip | undefined> => {
  if (!capability || !scopesFor[purpose].includes(capability.scope)) return undefined;
  const { trips } = await services.openStores();
  const trip = await trips.read(capability.tripId);
  if (!trip || trip.shopGroupId !== site.shopGroupId) return undefined;
  if (isLinkClosed(trip, capability)) return undefined;
  const isKept = isTripKept(toLastDay(trip), todayIn('UTC', services.now()));
  return isKept ? { trip, capability } : undefined;
};

/**
 * @param token untrusted
 * @param purpose what it is to open. No token opens two of them
 * @returns `undefined` for every token that opens nothing on this site
 */
export const findTrip = async (
  token: unknown,
  site: Site,
  services: TripServices,
  purpose: Purpose = 'page',
): Promise<OpenedTrip | undefined> => {
  const { links } = await services.openStores();
  return openCapability(await links.find(token), site, services, purpose);
};

/** The trip of the cookie of a request. @param tripId untrusted */
export const findOwnTrip = async (
  headers: IncomingHttpHeaders,
  tripId: unknown,
  site: Site,
  services: TripServices,
): Promise<OpenedTrip | undefined> => {
  if (!isTripId(tripId)) return undefined;
  const found = await findTrip(readTripCookie(headers, tripId), site, services);
  return found?.trip.id === tripId ? found : undefined;
};

/** Notes the day on which a link is used, once a day. A trip opens all the same where that cannot be stored. */
export const noteUse = async (
  { trip, capability }: OpenedTrip,
  services: TripServices,
): Promise<void> => {
  const today = todayIn('UTC', services.now());
  if (capability.usedOn === today) return;
  const { links } = await services.openStores();
  await links.noteUse(trip.id, capability.id, today).catch(() => {});
};

/** @returns `undefined` if the brand or the city does not exist any more, or if the link opens something else */
export const showTrip = async (
  { trip, capability }: OpenedTrip,
  site: Site,
  services: TripServices,
): Promise<object | undefined> => {
  const { scope, guestId } = capability;
  if (!isPageScope(scope)) return undefined;
  const priced = await priceOpened(trip, site, services);
  if (!priced) return undefined;
  const { links, trips, recovery } = await services.openStores();
  const isOrganiser = scope === 'edit';
  const isKnown = scope !== 'view' && guestId !== null;
  return toTripState(scope, {
    trip,
    priced,
    site,
    guestId,
    linkId: capability.id,
    links: isOrganiser ? await links.list(trip.id) : [],
    events: isKnown ? await trips.listEvents(trip.id, trip.revision - tripLimits.undoable) : [],
    hasRecovery: isOrganiser && services.hasMailer() ? await recovery.hasAddress(trip.id) : null,
  });
};
