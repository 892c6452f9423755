import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { getEnv } from '@/env/getEnv';
import { singleValues } from '@/lib/singleValues';
import { tameCookies } from '@/preview/previewCookies';
import type { PreviewData } from '@/preview/previewData';
import { readPreviewLink } from '@/preview/previewLink';
import { getSiteByHost } from '@/sites/activeSites';
import { matchPath } from '@/sites/matchPath';
import { parsePath } from '@/sites/parsePath';
import { buildPath } from '@/sites/paths';

const refuse = (response: NextApiResponse, statusCode: number, message: string): void =>
  response.status(statusCode).json({ statusCode, message });

const isSecure = ({ headers }: NextApiRequest): boolean =>
  /^https\b/i.test(String(headers['x-forwarded-proto'] ?? ''));

const goTo = (response: NextApiResponse, location: string): void => {
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
 * `GET /api/preview?path=…&until=…&signature=…`: shows the page with drafts, and every other page of the site, until
 * the link expires or the reader leaves.
 */
export const previewEndpoint: NextApiHandler = create((request, response, secret) => {
  const now = Math.floor(Date.now() / 1000);
  const link = readPreviewLink(secret, singleValues(request.query), now);
  if (!link.ok) {
    refuse(response, 401, link.problem);
    return;
  }
  const { path, until } = link.value;
  // A path that begins like a host would lead a browser there.
  const read = /[?#\\]|^\/\//.test(path) ? undefined : parsePath(path);
  if (read === undefined || !matchPath(getSiteByHost(getEnv(), request.headers.host), read)) {
    refuse(response, 404, 'Page not found');
    return;
  }
  const data: PreviewData = { until };
  response.setPreviewData(data, { maxAge: until - now });
  tameCookies(response, isSecure(request));
  goTo(response, path);
});

/** `GET /api/preview/leave`: back to what everybody sees. */
export const leavePreviewEndpoint: NextApiHandler = create((request, response) => {
  response.clearPreviewData();
  tameCookies(response, isSecure(request));
  goTo(response, buildPath(getSiteByHost(getEnv(), request.headers.host), 'home'));
});
