import type { NextApiHandler } from 'next';
import { log } from '@/platform/log/log';
import { toLogPath } from '@troupe/basics/toLogPath';

/**
 * Wraps a read-only endpoint. Other methods are refused in the format of the error catalogue (spec section 8). An error
 * leads to a 503 response without internal details.
 *
 * @param answer may throw only before it has sent anything
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
