import { once } from 'node:events';
import { createServer, get, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { portOf } from '@troupe/basics/testing/portOf';
import { createGracefulShutdown } from './gracefulShutdown';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const open = async (listener: RequestListener, timeoutMs = 10_000) => {
  const server = createServer(listener);
  servers.push(server);
  const ending = createGracefulShutdown(server, timeoutMs);
  server.listen(0);
  await once(server, 'listening');
  return { ending, port: portOf(server) };
};

const ask = (port: number) => {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: en.localhost\r\n\r\n');
  return socket;
};

const size = 32 * 1024 * 1024;

it('what was handed over whole is sent whole, however slowly it is taken', async () => {
  const { ending, port } = await open((_, response) => response.end(Buffer.alloc(size)));
  const socket = ask(port);
  await once(socket, 'readable');
  const ended = ending.end();
  await sleep(300);
  let received = 0;
  for await (const chunk of socket) received += (chunk as Buffer).length;
  expect(received).toBeGreaterThan(size);
  await ended;
});

it('what is still being made is sent whole', async () => {
  const { ending, port } = await open(async (_, response) => {
    response.write('begun');
    await sleep(500);
    response.end(' and ended');
  });
  const socket = ask(port);
  await once(socket, 'readable');
  const ended = ending.end();
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  expect(text).toContain('begun');
  expect(text).toContain(' and ended');
  await ended;
});

it('who is silent, before a request or after one, is not waited for', async () => {
  const { ending, port } = await open((_, response) => response.end('done'));
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  const kept = ask(port);
  await once(kept, 'data');
  const startedAt = performance.now();
  await ending.end();
  expect(performance.now() - startedAt).toBeLessThan(3000);
});

it('an answer that does not end is broken off when time is up', async () => {
  const { ending, port } = await open((_, response) => response.write('for ever'), 300);
  const socket = ask(port);
  await once(socket, 'data');
  await ending.end();
  await once(socket, 'close');
});

it('tells clients that are to come back by another connection', async () => {
  const { ending, port } = await open((_, response) => response.end('done'));
  const connectionOf = async () => {
    const [answer] = await once(
      get({ port, host: '127.0.0.1', agent: false, headers: { connection: 'keep-alive' } }),
      'response',
    );
    answer.resume();
    return answer.headers.connection;
  };
  expect(await connectionOf()).toBe('keep-alive');
  ending.announce();
  expect(await connectionOf()).toBe('close');
});
