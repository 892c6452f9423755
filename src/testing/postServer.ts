import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly json: ReturnType<typeof JSON.parse>;
}

export interface PostServer {
  readonly server: Server;
  /** Anything, by POST and as JSON unless told otherwise. */
  readonly send: (body: BodyInit | undefined, init?: RequestInit) => Promise<Answer>;
  readonly post: (value: unknown) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** A call behind a real server. */
export const startPostServer = async (listener: RequestListener): Promise<PostServer> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const send: PostServer['send'] = async (body, init = {}) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: body ?? null, ...init });
    return { status: response.status, headers: response.headers, json: await response.json() };
  };
  return {
    server,
    send,
    post: (value) => send(JSON.stringify(value)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
