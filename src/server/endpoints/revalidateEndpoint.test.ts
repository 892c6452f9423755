import { createServer, type Server } from 'node:http';
import { portOf } from '@troupe/basics/testing/portOf';
import type { NextApiRequest, NextApiResponse } from 'next';
import type * as environment from '@/config/env/getEnv';
import { sign } from '@/lib/signature';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import { toLoaded } from '@/testing/editContent';
import { createSmallContent } from '@/testing/smallContent';
import { revalidateEndpoint } from './revalidateEndpoint';

const secret = 'hush';
const mesh = buildMesh([toLoaded(createSmallContent())]);
let failing: readonly string[] = [];
const reloadMesh = jest.fn(async () => mesh);

jest.mock('@/config/env/getEnv', () => {
  const { getEnv } = jest.requireActual<typeof environment>('@/config/env/getEnv');
  return { getEnv: () => ({ ...getEnv(), revalidateSecret: secret }) };
});
jest.mock('@/catalog/mesh/getMesh', () => ({
  reloadMesh: () => reloadMesh(),
  listFailingSources: () => failing,
}));
jest.mock('@/server/pageCache/invalidatePages', () => ({ invalidatePages: async () => undefined }));
jest.mock('@/server/revalidation/warmUp', () => ({ warmUp: () => undefined }));

let server: Server;

beforeEach(async () => {
  failing = [];
  reloadMesh.mockClear();
  server = createServer((request, response) => {
    void revalidateEndpoint(request as NextApiRequest, response as NextApiResponse);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const send = async (message: object) => {
  const body = JSON.stringify(message);
  const port = portOf(server);
  const response = await fetch(`http://127.0.0.1:${port}/api/revalidate`, {
    method: 'POST',
    body,
    headers: { 'x-revalidate-signature': `sha256=${sign(secret, body)}` },
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as object,
  };
};

it('names the pages that show a thing', async () => {
  const { status, body } = await send({ type: 'city', id: 'krakow' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'success',
    refreshed: expect.arrayContaining([expect.objectContaining({ site: 'de', path: '/krakow' })]),
  });
});

it('names sources that do not answer, and takes the same message again', async () => {
  const message = { type: 'city', id: 'krakow', timestamp: Date.now() };
  failing = ['https://cms.example'];
  for (const turn of [1, 2]) {
    expect(await send({ ...message, turn })).toMatchObject({ status: 200, body: { failing } });
  }
  failing = [];
  const again = await send({ ...message, turn: 1 });
  expect(again.status).toBe(200);
  expect(again.body).not.toHaveProperty('failing');
  expect((await send({ ...message, turn: 1 })).status).toBe(409);
});

it('asks to be told again when nothing could be read at all', async () => {
  const message = { type: 'city', id: 'krakow', timestamp: Date.now() - 1 };
  reloadMesh.mockRejectedValueOnce(new Error('down'));
  expect(await send(message)).toMatchObject({ status: 503, retryAfter: '5' });
  expect((await send(message)).status).toBe(200);
});

it('tells a message that it does not understand the reason each time', async () => {
  const message = { paths: ['http://no-such-shop.example/krakow'], timestamp: Date.now() - 2 };
  const [first, second] = [await send(message), await send(message)];
  expect(first.status).toBe(400);
  expect(second).toEqual(first);
});

it('a message without a time that comes again and again is done once a second', async () => {
  const message = { type: 'city', id: 'prague' };
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(message)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // A timer may be a little early.
  const seconds = (performance.now() - started) / 990;
  expect(reloadMesh.mock.calls.length).toBeLessThanOrEqual(1 + seconds);
});

it('messages with a wrong signature are limited, and right ones are not counted or locked out by them', async () => {
  const message = { type: 'city', id: 'krakow' };
  for (let times = 0; times < 3; times += 1) {
    expect((await send({ ...message, timestamp: Date.now(), times })).status).toBe(200);
  }
  const port = portOf(server);
  const forge = () =>
    fetch(`http://127.0.0.1:${port}/api/revalidate`, {
      method: 'POST',
      body: JSON.stringify(message),
      headers: { 'x-revalidate-signature': `sha256=${'0'.repeat(64)}` },
    });
  const first = await forge();
  expect(first.status).toBe(401);
  expect(first.headers.get('ratelimit')).toMatch(/^"revalidate";r=29;t=\d+$/);
  for (let times = 1; times < 30; times += 1) await forge();
  const refused = await forge();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ status: 'error', issues: [{ path: '' }] });
  expect((await send({ ...message, timestamp: Date.now(), times: 99 })).status).toBe(200);
});
