import type { IncomingHttpHeaders } from 'node:http';
import { KEPT_DAYS } from '@/commerce/trips/model/trip';

/** Only the calls of trips get the cookie, so that it is in no request for a page or a picture. */
const path = '/api/trip';

/** Browsers keep no cookie for longer than 400 days. */
const MAX_AGE_DAYS = 400;

const DAY_MS = 86_400_000;

/** Each trip has a cookie of its own, so that two tabs can have two trips open. */
const nameOf = (tripId: string): string => `trip_${tripId}`;

/**
 * The cookie that holds the token of a trip. No script can read it, and other sites cannot send it.
 *
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
      ? MAX_AGE_DAYS
      : Math.ceil((Date.parse(lastDay) - now.getTime()) / DAY_MS) + KEPT_DAYS;
  const maxAge = Math.min(Math.max(days, 1), MAX_AGE_DAYS) * 86_400;
  return `${nameOf(tripId)}=${token}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
};

/** @returns the token, untrusted */
export const readTripCookie = (
  { cookie = '' }: Pick<IncomingHttpHeaders, 'cookie'>,
  tripId: string,
): string | undefined => {
  const start = `${nameOf(tripId)}=`;
  const pair = cookie.split('; ').find((it) => it.startsWith(start));
  return pair?.slice(start.length);
};

/** Whether the client of a request used TLS. The cache server passes on what the proxy in front of it says. */
export const isOverTls = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-proto'] === 'https';
