import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { portOf } from '@troupe/basics/testing/portOf';

/**
 * The states of a back end: healthy, or one of eight faults. `down`: the port is closed. `refuses`: closes the
 * connection of each call. `hangs`: never responds. `slow`: a few bytes at a time, over 30 s. `errors`: 500.
 * `wrongTypes`: JSON of other shapes. `empty`: 200 without data. `truncated`: half the body, with or without the length
 * of the whole body.
 */
export const troubles = [
  'down',
  'refuses',
  'hangs',
  'slow',
  'errors',
  'wrongTypes',
  'empty',
  'truncated',
] as const;

export type Trouble = (typeof troubles)[number];

export type Mode = 'good' | Trouble;

interface UpstreamCall {
  readonly path: string;
  readonly lang: string;
  /** In ms since 1970. */
  readonly at: number;
}

/** The body for a path and a language; undefined gives a 404. A string is sent unchanged. */
export type Say = (path: string, lang: string) => unknown;

const slowlyMs = 30_000;

const wrong = [
  { shops: [] },
  [{ id: '1', slug: 7, landing_title: null, city_group: [] }],
  { data: { id: 'x', slug: 'nowhere', city_group: { products: 'none' } } },
  'a text',
  null,
] as const;

/** An empty response. For a city there are three variants, each with less data than the one before. */
const sayNothing = (path: string, calls: number): string => {
  if (path.includes('discover')) return '[]';
  const data = { id: 1, slug: path.split('/').at(-1) };
  return JSON.stringify(
    [{ data: { ...data, city_group: { products: [] } } }, { data }, {}][calls % 3],
  );
};

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const drip = (response: ServerResponse, text: string) => {
  const step = Math.max(1, Math.ceil(text.length / (slowlyMs / 100)));
  let sent = 0;
  const timer = setInterval(() => {
    response.write(text.slice(sent, sent + step));
    sent += step;
    if (sent < text.length) return;
    clearInterval(timer);
    response.end();
  }, 100);
  response.on('close', () => clearInterval(timer));
};

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });

/**
 * A local back end. Tests can switch faults on and off while it runs. It records all calls with their times.
 *
 * @param port 0 means any free port
 * @param contentLanguage sent as `Content-Language` with all responses, if given
 */
export const startFakeUpstream = async (say: Say, port = 0, contentLanguage?: string) => {
  let mode: Mode = 'good';
  const calls: UpstreamCall[] = [];
  const sockets = new Set<Socket>();

  const answer = (request: IncomingMessage, response: ServerResponse, text: string) => {
    const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
    response.setHeader('ETag', etag);
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.end(text);
  };

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const lang = String(request.headers['accept-language'] ?? '');
    const path = new URL(request.url ?? '/', 'http://any').pathname;
    const before = calls.length;
    calls.push({ path, lang, at: Date.now() });
    const said = say(path, lang);
    const text = toText(said ?? { statusCode: 404, message: 'Page not found' });
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    if (contentLanguage !== undefined) response.setHeader('Content-Language', contentLanguage);
    if (mode === 'good') {
      if (said === undefined) response.statusCode = 404;
      answer(request, response, text);
    } else if (mode === 'refuses') request.socket.destroy();
    else if (mode === 'errors') response.writeHead(500).end('{"statusCode":500}');
    else if (mode === 'wrongTypes') response.end(JSON.stringify(wrong[before % wrong.length]));
    else if (mode === 'empty') response.end(sayNothing(path, before));
    else if (mode === 'slow') drip(response, text);
    else if (mode === 'truncated') {
      const half = Buffer.from(text).subarray(0, Buffer.byteLength(text) / 2);
      if (before % 2 === 0) {
        response.setHeader('Content-Length', Buffer.byteLength(text));
        response.write(half, () => request.socket.destroy());
      } else response.end(half);
    }
  };

  const server = createServer(handle);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await listen(server, port);
  const listening = portOf(server);

  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });

  return {
    apiUrl: `http://127.0.0.1:${listening}/api`,
    calls,
    setMode: async (next: Mode): Promise<void> => {
      const wasDown = mode === 'down';
      mode = next;
      if (wasDown && next !== 'down') await listen(server, listening);
      if (next === 'down' && !wasDown) await stop();
    },
    close: async (): Promise<void> => {
      if (mode !== 'down') await stop();
    },
  };
};

export type FakeUpstream = Awaited<ReturnType<typeof startFakeUpstream>>;

/** The largest number of calls to one address that began within the given ms of each other, in any languages. */
export const countCrowd = (
  calls: readonly Pick<UpstreamCall, 'path' | 'at'>[],
  ms: number,
): number => {
  const times = new Map<string, number[]>();
  let most = 0;
  for (const { path, at } of calls) {
    const recent = (times.get(path) ?? []).filter((time) => at - time < ms);
    times.set(path, [...recent, at]);
    most = Math.max(most, recent.length + 1);
  }
  return most;
};
