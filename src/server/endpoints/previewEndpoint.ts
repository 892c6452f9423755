import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { getEnv } from '@/config/env/getEnv';
import { singleValues } from '@/lib/singleValues';
import { readPreviewLink } from '@/server/preview/previewLink';
import { printEndedSessionCookie, printSessionCookie } from '@/server/preview/previewSession';
import { getSiteByHost } from '@/config/sites/activeSites';
import { matchPath } from '@/config/sites/matchPath';
import { parsePath } from '@/config/sites/parsePath';
import { buildPath } from '@/config/sites/paths';

const refuse = (response: NextApiResponse, statusCode: number, message: string): void =>
  response.status(statusCode).json({ statusCode, message });

const isSecure = ({ headers }: NextApiRequest): boolean =>
  /^https\b/i.test(String(headers['x-forwarded-proto'] ?? ''));

const goTo = (response: NextApiResponse, location: string, cookie: string): void => {
  response.setHeader('Set-Cookie', cookie);
  response.setHeader('Location', location);
  response.status(307).end();
};

const create =
  (answer: (request: NextApiRequest, response: NextApiResponse, secret: string) => void) =>
  (request: NextApiRequest, response: NextApiResponse): void => {
    const { revalidateSecret } = getEnv();
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    if (revalidateSecret === undefined) {
      refuse(response, 404, 'Page not found');
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(response, 405, 'Method Not Allowed');
    } else {
      answer(request, response, revalidateSecret);
    }
  };

/**
 * `GET /api/preview?path=…&until=…&signature=…`: starts a preview session on this host and redirects to the page. The
 * session ends with the link, after one day, when the user leaves it, or when `REVALIDATE_SECRET` changes.
 */
export const previewEndpoint: NextApiHandler = create((request, response, secret) => {
  const now = Math.floor(Date.now() / 1000);
  const { host = '' } = request.headers;
  const link = readPreviewLink(secret, host, singleValues(request.query), now);
  if (!link.ok) {
    refuse(response, 401, link.problem);
    return;
  }
  const { path, until } = link.value;
  // A path that begins with `//` would redirect to another host.
  const read = /[?#\\]|^\/\//.test(path) ? undefined : parsePath(path);
  if (read === undefined || !matchPath(getSiteByHost(getEnv(), host), read)) {
    refuse(response, 404, 'Page not found');
    return;
  }
  goTo(response, path, printSessionCookie(secret, { host, until }, now, isSecure(request)));
});

/** `GET /api/preview/leave`: ends the session. */
export const leavePreviewEndpoint: NextApiHandler = create((request, response) => {
  const home = buildPath(getSiteByHost(getEnv(), request.headers.host), 'home');
  goTo(response, home, printEndedSessionCookie(isSecure(request)));
});
