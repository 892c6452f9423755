import { KEPT_DAYS } from '@/commerce/trips/model/trip';
import { createLinkCookie, MAX_COOKIE_DAYS } from '../linkCookie';

const DAY_MS = 86_400_000;

/** Of a trip, or of the page of a guest of honour. */
const cookie = createLinkCookie('trip', '/api/trip');

/**
 * @param tripId of the trip, or of the page of a guest of honour
 * @param lastDay of the trip, `YYYY-MM-DD`; `null` for a cookie that must not tell it: it lasts as long as any can
 * @param isSecure whether the page was fetched over TLS
 */
export const buildTripCookie = (
  tripId: string,
  token: string,
  { lastDay, now, isSecure }: { lastDay: string | null; now: Date; isSecure: boolean },
): string => {
  const days =
    lastDay === null
      ? MAX_COOKIE_DAYS
      : Math.ceil((Date.parse(lastDay) - now.getTime()) / DAY_MS) + KEPT_DAYS;
  return cookie.build(tripId, token, { days, isSecure });
};

/** @returns the token, untrusted */
export const readTripCookie = cookie.read;
