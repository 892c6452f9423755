import type { IncomingHttpHeaders } from 'node:http';
import type { Site } from '@/config/sites/site';
import type { SurpriseState } from '@/commerce/trips/model/parseSurprise';
import { isSurpriseId, showSurprise, toSurpriseId } from '@/commerce/trips/model/surprise';
import type { TripServices } from '@/commerce/trips/services';
import { findTrip, noteUse, type OpenedTrip } from './openTrip';
import { buildTripCookie, readTripCookie } from './tripCookie';

/**
 * What a guest of honour gets, see `showSurprise`.
 *
 * @returns `undefined` if the trip is no surprise
 */
export const toSurpriseState = (
  { trip, capability }: OpenedTrip,
  now: Date,
): SurpriseState | undefined => {
  const { surprise, pieces } = trip;
  return surprise
    ? { id: toSurpriseId(capability.id), ...showSurprise({ surprise, pieces }, now.getTime()) }
    : undefined;
};

/** A link of a guest of honour that has just been opened. */
interface OpenedSurprise {
  readonly state: SurpriseState;
  /** `Set-Cookie` */
  readonly cookie: string;
}

/**
 * Opens the link of a guest of honour. Its cookie has a name of its own, and a length of life that says nothing of the
 * days of the trip. So an organiser who looks at it keeps the cookie of his trip.
 *
 * @param token untrusted
 * @returns `undefined` for every token that opens nothing on this site
 */
export const openSurprise = async (
  token: unknown,
  isSecure: boolean,
  site: Site,
  services: TripServices,
): Promise<OpenedSurprise | undefined> => {
  const found = await findTrip(token, site, services, 'surprise');
  const now = services.now();
  const state = found && toSurpriseState(found, now);
  if (!state || typeof token !== 'string') return undefined;
  await noteUse(found, services);
  return { state, cookie: buildTripCookie(state.id, token, { lastDay: null, now, isSecure }) };
};

/** The surprise of the cookie of a request. @param id of the page, untrusted */
export const findOwnSurprise = async (
  headers: IncomingHttpHeaders,
  id: unknown,
  site: Site,
  services: TripServices,
): Promise<SurpriseState | undefined> => {
  if (!isSurpriseId(id)) return undefined;
  const found = await findTrip(readTripCookie(headers, id), site, services, 'surprise');
  const state = found && toSurpriseState(found, services.now());
  return state?.id === id ? state : undefined;
};
