import type { IncomingHttpHeaders } from 'node:http';

/** Browsers keep no cookie for longer. */
export const MAX_COOKIE_DAYS = 400;

const DAY_SECONDS = 86_400;

interface CookieLife {
  /** At least 1 and at most {@link MAX_COOKIE_DAYS} count. */
  readonly days: number;
  /** Whether the page was fetched over TLS. */
  readonly isSecure: boolean;
}

/**
 * Cookies that hold the token of a link. No script can read them, and other sites cannot send them. Each thing that links
 * open has a cookie of its own, so that two tabs can have two of them open.
 *
 * @param kind of thing, with which the name of the cookie begins
 * @param path of the calls that get the cookie, so that it is in no request for a page or a picture
 */
export const createLinkCookie = (kind: string, path: string) => {
  const nameOf = (id: string): string => `${kind}_${id}`;
  return {
    build: (id: string, token: string, { days, isSecure }: CookieLife): string => {
      const maxAge = Math.min(Math.max(days, 1), MAX_COOKIE_DAYS) * DAY_SECONDS;
      return `${nameOf(id)}=${token}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    },

    /** @returns the token, untrusted */
    read: (
      { cookie = '' }: Pick<IncomingHttpHeaders, 'cookie'>,
      id: string,
    ): string | undefined => {
      const start = `${nameOf(id)}=`;
      const pair = cookie.split('; ').find((it) => it.startsWith(start));
      return pair?.slice(start.length);
    },
  };
};

/** Whether the client of a request used TLS. The cache server passes on what the proxy in front of it says. */
export const isOverTls = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-proto'] === 'https';
