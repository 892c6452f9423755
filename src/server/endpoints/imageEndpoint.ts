import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { processState } from '@/lib/processState';
import { getEnv } from '@/config/env/getEnv';
import { createImageProxy } from '@/server/imageProxy/imageProxy';
import { pictureFolders } from '@/catalog/mesh/sources';
import { createClientOf } from './clientOf';

interface ImageProxy extends ReturnType<typeof createImageProxy> {
  readonly clientOf: ReturnType<typeof createClientOf>;
}

const createProcessProxy = (): ImageProxy => {
  const { imageHosts, dataDir, revalidateSeconds, trustedProxies } = getEnv();
  const proxy = createImageProxy({
    folders: pictureFolders(getEnv()),
    hosts: imageHosts,
    cacheFolder: join(resolve(/* turbopackIgnore: true */ process.cwd(), dataDir), 'images'),
    maxAge: revalidateSeconds,
  });
  return { ...proxy, clientOf: createClientOf(trustedProxies) };
};

declare module '@/lib/processState' {
  interface ProcessStateTypes {
    /** There is one queue and one cache. */
    imageProxy: ImageProxy;
  }
}

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
  processState.imageProxy ??= createProcessProxy();
  const { accept, 'if-none-match': ifNoneMatch } = request.headers;
  const { status, headers, body } = await processState.imageProxy.answer({
    url: request.url ?? '',
    accept,
    ifNoneMatch,
    client: processState.imageProxy.clientOf(request),
  });
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
};
