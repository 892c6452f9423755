import type { NextApiHandler, NextApiRequest } from 'next';

/** What a call answers with, and for how many seconds shared caches may keep it. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly maxAge?: number;
  /** For whoever asked alone: nobody may keep it. */
  readonly isPrivate?: boolean;
  /** Language of what it says, as BCP 47. */
  readonly lang?: string;
}

/**
 * A call that only reads: JSON, in the shapes of the error catalogue (spec section 8). A failing source is a 503 that
 * tells nothing of the inside.
 */
export const readOnly =
  (answer: (request: NextApiRequest) => Promise<Answer>): NextApiHandler =>
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      response.status(405).json({ statusCode: 405, message: 'Method Not Allowed' });
      return;
    }
    try {
      const { status, body, maxAge, isPrivate, lang } = await answer(request);
      if (maxAge !== undefined) response.setHeader('Cache-Control', `public, s-maxage=${maxAge}`);
      if (isPrivate) response.setHeader('Cache-Control', 'no-store');
      if (lang !== undefined) response.setHeader('Content-Language', lang);
      response.status(status).json(body);
    } catch (error) {
      console.error(`${request.url}:`, error);
      response.status(503).json({ statusCode: 503, message: 'Service Unavailable' });
    }
  };
