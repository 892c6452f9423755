import { toHostName } from '@/lib/hostName';
import { isSignedBy, sign } from '@/lib/signature';

/** The cookie of a preview session. A caching proxy must forward requests that contain it. */
const PREVIEW_COOKIE = 'preview_session';

/** One day. A session also ends when its link expires. */
export const MAX_SESSION_SECONDS = 24 * 3600;

interface PreviewSession {
  /** With or without a port. */
  readonly host: string;
  /** Seconds since 1970. */
  readonly until: number;
}

/** The secret also signs other kinds of messages. Messages of different kinds must never be equal. */
const toMessage = (host: string | undefined, until: number) =>
  `preview session ${until} ${toHostName(host)}`;

const printAttributes = (maxAge: number, isSecure: boolean): string =>
  `Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/**
 * Builds the `Set-Cookie` header that starts a session.
 *
 * @param now seconds since 1970
 * @param isSecure whether the client uses HTTPS
 */
export const printSessionCookie = (
  secret: string,
  { host, until }: PreviewSession,
  now: number,
  isSecure: boolean,
): string => {
  const end = Math.min(until, now + MAX_SESSION_SECONDS);
  const value = `${end}.${sign(secret, toMessage(host, end))}`;
  return `${PREVIEW_COOKIE}=${value}; ${printAttributes(end - now, isSecure)}`;
};

/** Builds the `Set-Cookie` header that ends a session. */
export const printEndedSessionCookie = (isSecure: boolean): string =>
  `${PREVIEW_COOKIE}=; ${printAttributes(0, isSecure)}`;

const sessionCookie = new RegExp(
  `(?:^|;)\\s*${PREVIEW_COOKIE}=(?<until>\\d{1,12})\\.(?<signature>[0-9a-f]{64})\\s*(?:;|$)`,
);

/**
 * Whether a request belongs to a session that was opened on its host, with this secret, and has not ended.
 *
 * @param secret `REVALIDATE_SECRET`; without one there are no sessions
 * @param now seconds since 1970
 */
export const hasPreviewSession = (
  secret: string | undefined,
  { cookie, host }: { readonly cookie?: string | undefined; readonly host?: string | undefined },
  now: number,
): boolean => {
  // Fast path for nearly all requests.
  if (secret === undefined || !cookie?.includes(PREVIEW_COOKIE)) return false;
  const { until = '', signature = '' } = sessionCookie.exec(cookie)?.groups ?? {};
  return Number(until) > now && isSignedBy(secret, toMessage(host, Number(until)), signature);
};
