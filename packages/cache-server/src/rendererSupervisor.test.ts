import { once } from 'node:events';
import { createServer, request as openRequest } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { portOf } from '@troupe/basics/testing/portOf';
import { createRendererProxy } from './rendererProxy';
import { createRenderer, type Renderer } from './rendererSupervisor';

const fakeRenderer = resolve('packages/cache-server/src/testing/fakeRenderer.mjs');
const log = { error: () => {} };

let renderer: Renderer;
let port: number;
let close = () => {};

const start = async (options: { hasSpare: boolean; newsFrom?: () => number }) => {
  renderer = createRenderer({
    script: fakeRenderer,
    log,
    onMessage: () => {},
    spareDelayMs: 0,
    ...options,
  });
  await renderer.begin();
  const forwarding = createRendererProxy(renderer, { reportFailure: () => {} });
  const server = createServer((request, response) => void forwarding.forward(request, response));
  server.listen(0);
  await once(server, 'listening');
  port = portOf(server);
  close = () => {
    server.close();
    server.closeAllConnections();
  };
};

afterEach(async () => {
  close();
  await renderer.stop();
});

const ask = async (path: string, method = 'GET') => {
  const request = openRequest({ host: '127.0.0.1', port, path, method, agent: false });
  request.end();
  const [answer] = await once(request, 'response');
  return { status: Number(answer.statusCode), body: await text(answer) };
};

const untilSpareIsReady = async () => {
  while (!renderer.hasReadySpare()) await sleep(20);
};

it('every visitor who waits when the renderer is killed is answered by the spare one', async () => {
  await start({ hasSpare: true });
  await untilSpareIsReady();
  const { body: before } = await ask('/api/fake/pid');
  const waiting = Array.from({ length: 50 }, () => ask('/api/fake/wait?ms=500'));
  await sleep(200);
  process.kill(Number(before), 'SIGKILL');
  const answers = await Promise.all(waiting);
  const { body: after } = await ask('/api/fake/pid');
  expect(after).not.toBe(before);
  expect(answers).toEqual(answers.map(() => ({ status: 200, body: `waited at ${after}` })));
});

it('a renderer that the system refuses to start is started again', async () => {
  await start({ hasSpare: false });
  const { body: pid } = await ask('/api/fake/pid');
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  process.kill(Number(pid), 'SIGKILL');
  while (renderer.starts() < 2) await sleep(20);
  process.execPath = execPath;
  expect((await ask('/api/fake/pid')).body).not.toBe(pid);
});

it('a renderer that takes over hears from when pages may be outdated', async () => {
  let newsFrom = 0;
  await start({ hasSpare: true, newsFrom: () => newsFrom });
  await untilSpareIsReady();
  const { body: pid } = await ask('/api/fake/pid');
  newsFrom = 42;
  process.kill(Number(pid), 'SIGKILL');
  while ((await ask('/api/fake/pid')).body === pid) await sleep(20);
  expect((await ask('/api/fake/news')).body).toBe('42');
});

it('a spare that took over is replaced by another one', async () => {
  await start({ hasSpare: true });
  const seen = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    await untilSpareIsReady();
    const { body } = await ask('/api/fake/pid');
    seen.add(body);
    process.kill(Number(body), 'SIGKILL');
    while ((await ask('/api/fake/pid')).body === body) await sleep(20);
  }
  expect(seen.size).toBe(3);
});

it('a request that changes something is not sent twice when the renderer ends meanwhile', async () => {
  await start({ hasSpare: true });
  await untilSpareIsReady();
  const { body: before } = await ask('/api/fake/pid');
  const waiting = ask('/api/fake/wait?ms=500', 'POST');
  await sleep(200);
  process.kill(Number(before), 'SIGKILL');
  expect((await waiting).status).toBe(503);
  // The exiting process may still accept a connection. A GET is then sent again, and waits for the other process.
  expect((await ask('/api/fake/pid')).body).not.toBe(before);
  expect((await ask('/api/fake/wait?ms=0', 'POST')).status).toBe(200);
});

it('without a spare, visitors wait for the renderer that is started anew', async () => {
  await start({ hasSpare: false });
  const { body: before } = await ask('/api/fake/pid');
  process.kill(Number(before), 'SIGKILL');
  const { status, body: after } = await ask('/api/fake/pid');
  expect([status, after === before, renderer.starts()]).toEqual([200, false, 2]);
  expect(renderer.hasReadySpare()).toBe(false);
});

it('a renderer that cannot be started ends the start', async () => {
  renderer = createRenderer({
    script: resolve('packages/cache-server/src/testing/noSuchRenderer.mjs'),
    log,
    onMessage: () => {},
    hasSpare: true,
  });
  await expect(renderer.begin()).rejects.toThrow('did not start');
});
