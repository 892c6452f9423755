import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import { portOf } from '@troupe/basics/testing/portOf';
import { createStreamRegistry, defaultStreamLimits, type StreamRegistry } from './streamRegistry';

let server: Server;
let registry: StreamRegistry;
/** Of the next stream. */
let grant = { channel: 'a', version: 1, grant: 'g', client: 'c' };
const responses: ServerResponse[] = [];

const start = async (limits: Partial<typeof defaultStreamLimits> = {}) => {
  registry = createStreamRegistry({ ...defaultStreamLimits, gapMs: 1, ...limits });
  server = createServer((_, response) => {
    response.writeHead(200);
    responses.push(response);
    registry.add(response, grant);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
};

beforeEach(() => {
  grant = { channel: 'a', version: 1, grant: 'g', client: 'c' };
  responses.length = 0;
});
afterEach(() => {
  registry.close();
  server.closeAllConnections();
  server.close();
});

const until = async (isThere: () => boolean) => {
  for (let turn = 0; turn < 1000 && !isThere(); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(isThere()).toBe(true);
};

/** Opens a stream. */
const listen = async (change: Partial<typeof grant> = {}) => {
  grant = { ...grant, ...change };
  const answer = await new Promise<IncomingMessage>((resolve) =>
    get({ port: portOf(server), host: '127.0.0.1', agent: false }, resolve),
  );
  let text = '';
  let hasEnded = false;
  answer.setEncoding('utf8').on('data', (part: string) => (text += part));
  answer.on('end', () => (hasEnded = true)).on('error', () => {});
  const versions = () => [...text.matchAll(/^data: (\d+)\n\n/gm)].map(([, it]) => Number(it));
  const stream = {
    text: () => text,
    /** Without the times over which listeners spread their requests. */
    versions: () => {
      const spreads = [...text.matchAll(/^event: spread\ndata: \d+\n\n/gm)].length;
      return versions().filter((_, index) => index % 2 === 1 || spreads === 0);
    },
    hasEnded: () => hasEnded,
    leave: () => answer.destroy(),
  };
  await until(() => stream.versions().length > 0);
  return stream;
};

it('a stream starts with the version of now, and gets each later one once', async () => {
  await start();
  const stream = await listen({ version: 7 });
  registry.publish('a', 8);
  registry.publish('a', 8);
  registry.publish('a', 6);
  registry.publish('b', 9);
  await until(() => stream.versions().length === 2);
  registry.publish('a', 9);
  await until(() => stream.versions().length === 3);
  expect(stream.versions()).toEqual([7, 8, 9]);
});

it('a late listener gets what this server knows, though the renderer said less', async () => {
  await start();
  await listen({ version: 7 });
  registry.publish('a', 9);
  expect((await listen({ version: 8 })).versions()).toEqual([9]);
});

it('many changes in a moment are sent as the last one', async () => {
  await start({ gapMs: 100 });
  const stream = await listen({ version: 0 });
  for (let version = 1; version <= 1000; version += 1) registry.publish('a', version);
  await until(() => stream.versions().at(-1) === 1000);
  expect(stream.versions().length).toBeLessThanOrEqual(3);
});

it('all listeners of a channel get its version, and those of others nothing', async () => {
  await start();
  const all = await Promise.all(Array.from({ length: 30 }, () => listen({ channel: 'a' })));
  const other = await listen({ channel: 'b' });
  registry.publish('a', 2);
  await until(() => all.every((stream) => stream.versions().at(-1) === 2));
  expect(other.versions()).toEqual([1]);
});

it('listeners learn over which time they spread their requests', async () => {
  await start();
  const streams = await Promise.all(Array.from({ length: 40 }, () => listen()));
  registry.publish('a', 2);
  await until(() => streams.every((stream) => stream.versions().length === 2));
  // 200 a second.
  for (const stream of streams)
    expect(stream.text()).toContain('event: spread\ndata: 200\n\ndata: 2');
});

it('there are as many streams as the limits say, of one client and in all', async () => {
  await start({ streams: 3, perClient: 2 });
  const first = await listen();
  expect(registry.hasRoomFor('c')).toBe(true);
  await listen();
  expect([registry.hasRoomFor('c'), registry.hasRoomFor('d'), registry.hasRoom()]).toEqual([
    false,
    true,
    true,
  ]);
  await listen({ client: 'd' });
  expect(registry.hasRoom()).toBe(false);
  first.leave();
  await until(() => registry.hasRoom() && registry.hasRoomFor('c'));
  expect(registry.count()).toBe(2);
});

it('a channel without listeners is not kept', async () => {
  await start();
  const stream = await listen();
  expect(registry.listChannels()).toEqual(['a']);
  stream.leave();
  await until(() => registry.listChannels().length === 0);
});

it('a revoked authorisation ends its streams, and no others', async () => {
  await start();
  const [mine, other] = [await listen({ grant: 'mine' }), await listen({ grant: 'other' })];
  registry.keepOnly('a', new Set(['other']), performance.now());
  await until(mine.hasEnded);
  registry.publish('a', 2);
  await until(() => other.versions().length === 2);
  expect(mine.versions()).toEqual([1]);
});

it('an authorisation that is newer than the list of them is not taken for a revoked one', async () => {
  await start();
  const before = performance.now();
  const stream = await listen();
  registry.keepOnly('a', new Set(), before);
  registry.publish('a', 2);
  await until(() => stream.versions().length === 2);
  expect(stream.hasEnded()).toBe(false);
});

it('comments keep a silent stream open', async () => {
  await start({ heartbeatMs: 40 });
  const stream = await listen();
  await until(() => stream.text().split('\n:\n\n').length > 3);
  expect(stream.versions()).toEqual([1]);
});

it('a stream ends after its lifetime', async () => {
  await start({ heartbeatMs: 40, lifetimeMs: 100 });
  await until((await listen()).hasEnded);
});

it('nothing is queued for a client that does not read, and it gets the latest version when it reads', async () => {
  await start({ heartbeatMs: 40 });
  const socket = connect(portOf(server), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await until(() => responses.length === 1);
  socket.pause();
  const [response] = responses;
  // Fills the buffers of the system.
  response?.write(Buffer.alloc(16 * 1024 * 1024, '\n'));
  const waiting = response?.writableLength ?? 0;
  expect(waiting).toBeGreaterThan(0);
  for (let version = 2; version < 500; version += 1) {
    registry.publish('a', version);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(response?.writableLength).toBe(waiting);
  let end = '';
  socket.on('data', (part) => (end = (end + String(part)).slice(-200)));
  socket.resume();
  await until(() => end.includes('data: 499\n\n'));
  socket.destroy();
});

it('a server that stops ends all streams and takes no further ones', async () => {
  await start();
  const streams = [await listen(), await listen({ channel: 'b' })];
  registry.close();
  await until(() => streams.every((stream) => stream.hasEnded()));
  expect([registry.hasRoom(), registry.count()]).toEqual([false, 0]);
});
