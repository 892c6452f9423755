import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { portOf } from '@troupe/basics/testing/portOf';
import type { NextApiHandler } from 'next';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';

interface Question {
  readonly method?: string;
  /** With the query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** As UTF-8. */
  readonly body: string;
  readonly bytes: Buffer;
}

const running = new Set<Server>();

// Importing this file closes the servers of each test after it.
afterEach(() => {
  for (const server of running) {
    server.close();
    server.closeAllConnections();
  }
  running.clear();
});

const context = {
  ...{ previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '' },
  dev: false,
};

/**
 * Runs one of our API calls within Next, on a free port of this machine.
 *
 * @returns a function that sends it a request, with any host name
 */
export const serveApi = async (handler: NextApiHandler) => {
  const server = createServer((incoming, response) => {
    const query = Object.fromEntries(new URL(incoming.url ?? '', 'http://any').searchParams);
    void apiResolver(incoming, response, query, { default: handler }, context, false);
  });
  running.add(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return async ({ method = 'GET', path, headers = {} }: Question): Promise<Answer> => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const bytes = await buffer(answer);
    return { status: answer.statusCode, headers: answer.headers, body: bytes.toString(), bytes };
  };
};
