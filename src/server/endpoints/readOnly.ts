import type { NextApiHandler, NextApiRequest } from 'next';
import { onlyReads } from '@/platform/http/onlyReads';

/** The response of an endpoint. `maxAge` is the lifetime in shared caches, in seconds. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly maxAge?: number;
  /** No cache may store the response. */
  readonly isPrivate?: boolean;
  /** Language of the response, as BCP 47. */
  readonly lang?: string;
}

/** The answer to an unknown id or call (spec section 8). */
export const notFound = {
  status: 404,
  body: { statusCode: 404, message: 'Page not found' },
} as const satisfies Answer;

/** Creates a read-only endpoint that answers with JSON. */
export const readOnly = (answer: (request: NextApiRequest) => Promise<Answer>): NextApiHandler =>
  onlyReads(async (request, response) => {
    const { status, body, maxAge, isPrivate, lang } = await answer(request);
    if (maxAge !== undefined) response.setHeader('Cache-Control', `public, s-maxage=${maxAge}`);
    if (isPrivate) response.setHeader('Cache-Control', 'no-store');
    if (lang !== undefined) response.setHeader('Content-Language', lang);
    response.status(status).json(body);
  });
