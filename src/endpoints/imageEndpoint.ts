import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { getEnv } from '@/env/getEnv';
import { createImageProxy } from '@/imageProxy/imageProxy';
import { pictureFolders } from '@/mesh/sources';

type ImageProxy = ReturnType<typeof createImageProxy>;

const createProcessProxy = (): ImageProxy => {
  const { imageHosts, dataDir, revalidateSeconds } = getEnv();
  return createImageProxy({
    folders: pictureFolders(getEnv()),
    hosts: imageHosts,
    cacheFolder: join(resolve(/* turbopackIgnore: true */ process.cwd(), dataDir), 'images'),
    maxAge: revalidateSeconds,
  });
};

// Next may bundle this module more than once; there must be one queue and one cache.
const shared = globalThis as typeof globalThis & { troupeImages?: ImageProxy };

/** `GET /_ipx/{modifiers}/{source}`: one picture, made to measure. */
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
  shared.troupeImages ??= createProcessProxy();
  const { accept, 'if-none-match': ifNoneMatch } = request.headers;
  const { status, headers, body } = await shared.troupeImages.answer({
    url: request.url ?? '',
    accept,
    ifNoneMatch,
  });
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
};
