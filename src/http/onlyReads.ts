import type { NextApiHandler } from 'next';
import { log } from '@/log/log';
import { toLogPath } from '@/log/toLogPath';

/**
 * A call that only reads: other methods are refused, in the shapes of the error catalogue (spec section 8), and where
 * nothing can be had the answer is a 503 that tells nothing of the inside.
 *
 * @param answer may throw as long as it has sent nothing
 */
export const onlyReads =
  (answer: NextApiHandler): NextApiHandler =>
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      response.status(405).json({ statusCode: 405, message: 'Method Not Allowed' });
      return;
    }
    try {
      await answer(request, response);
    } catch (error) {
      log.error('a call could not be answered', { path: toLogPath(request.url), error });
      response.status(503).json({ statusCode: 503, message: 'Service Unavailable' });
    }
  };
