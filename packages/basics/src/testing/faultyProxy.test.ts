import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { portOf } from './portOf';
import { type FaultyProxy, startFaultyProxy } from './faultyProxy';

let echo: Server;
let proxy: FaultyProxy;
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  echo = createServer((socket) => socket.on('error', () => {}).pipe(socket));
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  proxy = await startFaultyProxy({ host: '127.0.0.1', port: portOf(echo) });
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await proxy.close();
  await new Promise((resolve) => echo.close(resolve));
});

const call = () => {
  const socket = connect({ host: '127.0.0.1', port: proxy.port, allowHalfOpen: true });
  sockets.push(socket);
  const heard: Buffer[] = [];
  socket.on('data', (bytes) => heard.push(bytes)).on('error', () => {});
  return { socket, heard: () => Buffer.concat(heard) };
};

const until = async (isThere: () => boolean) => {
  for (let turn = 0; turn < 2000 && !isThere(); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(isThere()).toBe(true);
};

it('passes everything on in its order', async () => {
  const { socket, heard } = call();
  for (let index = 0; index < 100; index += 1) socket.write(`${index} `);
  const all = Array.from({ length: 100 }, (_, index) => `${index} `).join('');
  await until(() => heard().length === all.length);
  expect(String(heard())).toBe(all);
  expect(proxy.passed.bytes).toEqual({ client: all.length, server: all.length });
});

it('keeps the order of what comes late, and is on time again afterwards', async () => {
  const { socket, heard } = call();
  await proxy.setFault({ kind: 'delay', ms: 60, jitterMs: 40, towards: 'client' });
  const startedAt = performance.now();
  socket.write('a');
  await new Promise((resolve) => setTimeout(resolve, 10));
  socket.write('b');
  await until(() => heard().length === 2);
  expect(performance.now() - startedAt).toBeGreaterThan(55);
  await proxy.setFault({ kind: 'none' });
  socket.write('c');
  await until(() => String(heard()) === 'abc');
});

it('holds everything back until the fault is over', async () => {
  const { socket, heard } = call();
  await proxy.setFault({ kind: 'hold', towards: 'client' });
  socket.write('held');
  await until(() => proxy.passed.bytes.server === 4);
  expect(heard()).toHaveLength(0);
  await proxy.setFault({ kind: 'none' });
  await until(() => String(heard()) === 'held');
});

it('loses what it drops, and turns the bits it says', async () => {
  const { socket, heard } = call();
  await proxy.setFault({ kind: 'drop', towards: 'server' });
  socket.write('lost');
  await until(() => proxy.passed.dropped.server === 4);
  await proxy.setFault({ kind: 'corrupt', everyBytes: 100, towards: 'client' });
  const sent = Buffer.alloc(10_000, 'x');
  socket.write(sent);
  await until(() => heard().length === sent.length);
  const wrong = heard().filter((byte, at) => byte !== sent[at]);
  expect(wrong.length).toBe(proxy.passed.turned.client);
  expect(wrong.length).toBeGreaterThan(80);
});

it('says that nothing more comes, and goes on listening', async () => {
  const { socket, heard } = call();
  socket.write('before');
  await until(() => heard().length === 6);
  const ended = once(socket, 'end');
  proxy.halfClose('client');
  await ended;
  socket.write('after');
  await until(() => proxy.passed.bytes.server === 11);
  expect(String(heard())).toBe('before');
});

it('lets nobody in while it refuses, and everybody afterwards', async () => {
  const first = call();
  first.socket.write('x');
  await until(() => first.heard().length === 1);
  const ended = once(first.socket, 'end');
  await proxy.setFault({ kind: 'refuse' });
  await ended;
  const [problem] = (await once(call().socket, 'error').catch((error: unknown) => [error])) as [
    NodeJS.ErrnoException,
  ];
  expect(problem.code).toBe('ECONNREFUSED');
  await proxy.setFault({ kind: 'none' });
  const { socket, heard } = call();
  socket.write('back');
  await until(() => String(heard()) === 'back');
});

it('takes connections and says nothing, hangs up in the middle, or goes slowly', async () => {
  await proxy.setFault({ kind: 'hang' });
  const silent = call();
  silent.socket.write('hello');
  await until(() => proxy.passed.accepted === 1);
  await proxy.setFault({ kind: 'cut', afterBytes: 5 });
  const short = call();
  short.socket.write('0123456789');
  await once(short.socket, 'end');
  expect(short.heard().length).toBeLessThanOrEqual(5);
  expect(proxy.passed.cut).toBe(1);
  await proxy.setFault({ kind: 'trickle', bytesPerSecond: 2000, towards: 'client' });
  const slow = call();
  const startedAt = performance.now();
  slow.socket.write(Buffer.alloc(400, 'x'));
  await until(() => slow.heard().length === 400);
  expect(performance.now() - startedAt).toBeGreaterThan(100);
  expect(silent.heard()).toHaveLength(0);
});
