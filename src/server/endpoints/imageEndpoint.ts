import type { IncomingMessage, ServerResponse } from 'node:http';
import { getEnv } from '@/config/env/getEnv';
import { getImageProxy } from '@/server/imageProxy/shopImageProxy';
import { createClientOf } from './clientOf';

/** Created with the first request, because the environment may be invalid when a module is loaded during the build. */
let clientOf: ReturnType<typeof createClientOf> | undefined;

/** `GET /_ipx/{modifiers}/{source}`: returns a transformed picture. */
export const imageEndpoint = async (
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {
      Allow: 'GET, HEAD',
      'Content-Type': 'application/json; charset=utf-8',
    });
    response.end(JSON.stringify({ statusCode: 405, message: 'Method Not Allowed' }));
    return;
  }
  clientOf ??= createClientOf(getEnv().trustedProxies);
  const { accept, 'if-none-match': ifNoneMatch } = request.headers;
  const { status, headers, body } = await getImageProxy().answer({
    url: request.url ?? '',
    accept,
    ifNoneMatch,
    client: clientOf(request),
  });
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
};
