import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { portOf } from '@troupe/basics/testing/portOf';
import { dropSlowReaders } from './slowReaders';

/** More than the system buffers on both sides of a connection. */
const BODY_BYTES = 24 * 1024 * 1024;

let server: Server;
let stop = () => {};

const open = async (
  minBytesPerSecond: number,
  graceMs = 200,
  now?: () => number,
): Promise<Socket> => {
  server = createServer((_, response) => response.end(Buffer.alloc(BODY_BYTES, 'x')));
  stop = dropSlowReaders(server, {
    limits: { checkIntervalMs: 5, graceMs, minBytesPerSecond },
    ...(now && { now }),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect(portOf(server), '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: en.localhost\r\n\r\n');
  return socket;
};

afterEach(() => {
  stop();
  server.close();
  server.closeAllConnections();
});

const countConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

it('a client that does not read its answer is dropped', async () => {
  const socket = await open(1024);
  await once(socket, 'readable');
  expect(await countConnections()).toBe(1);
  while ((await countConnections()) > 0) await sleep(20);
  socket.destroy();
});

it('a client that takes less than the minimum is dropped in the middle', async () => {
  const socket = await open(1024 * 1024 * 1024);
  let received = 0;
  for await (const chunk of socket.on('error', () => {})) {
    received += (chunk as Buffer).length;
    await sleep(5);
  }
  expect(received).toBeLessThan(BODY_BYTES);
});

it('a client that reads steadily above the minimum gets a body of one write whole', async () => {
  let received = 0;
  // By this clock the client always takes 512 KB per second, however busy the machine is.
  const socket = await open(1024, 20_000, () => (received / (512 * 1024)) * 1000);
  for await (const chunk of socket) {
    received += (chunk as Buffer).length;
    await sleep(1);
    if (received > BODY_BYTES) break;
  }
  expect(received).toBeGreaterThan(BODY_BYTES);
});
