import type { NextApiHandler, NextApiRequest } from 'next';
import { onlyReads } from '@/http/onlyReads';

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

/** A call that only reads, answered with JSON. */
export const readOnly = (answer: (request: NextApiRequest) => Promise<Answer>): NextApiHandler =>
  onlyReads(async (request, response) => {
    const { status, body, maxAge, isPrivate, lang } = await answer(request);
    if (maxAge !== undefined) response.setHeader('Cache-Control', `public, s-maxage=${maxAge}`);
    if (isPrivate) response.setHeader('Cache-Control', 'no-store');
    if (lang !== undefined) response.setHeader('Content-Language', lang);
    response.status(status).json(body);
  });
