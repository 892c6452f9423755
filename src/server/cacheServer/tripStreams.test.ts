import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeWithRedis, startRedis } from '@troupe/basics/testing/redisServer';
import { connectRedis } from '@troupe/page-cache';
import { TRIP_NEWS_CHANNEL } from '@/commerce/trips/model/tripNews';
import { type ShopUnderTest, startShop } from './testing/ShopProcess';

/** The trip of the fake renderer. */
const trip = 'aB3dE5gH7jK9';
let shop: ShopUnderTest;

afterEach(() => shop.remove());

const until = async (isThere: () => boolean | Promise<boolean>) => {
  for (let turn = 0; turn < 2000 && !(await isThere()); turn += 1) await sleep(10);
  expect(await isThere()).toBe(true);
};

const listen = async () => {
  const answer = await new Promise<IncomingMessage>((resolve) =>
    get(`${shop.origin}/api/trip/live?id=${trip}`, { agent: false }, resolve),
  );
  let text = '';
  let hasEnded = false;
  answer.setEncoding('utf8').on('data', (part: string) => (text += part));
  answer.on('end', () => (hasEnded = true)).on('error', () => {});
  const stream = {
    answer,
    text: () => text,
    latest: () => Number(/.*\n\ndata: (\d+)\n\n/s.exec(text)?.[1]),
    hasEnded: () => hasEnded,
  };
  await until(() => stream.latest() > 0);
  return stream;
};

const change = (how = '') => fetch(`${shop.origin}/api/fake/change?${how}`);

const countLooks = async () => Number(await (await fetch(`${shop.origin}/api/fake/looks`)).text());

it('a stream has the headers of every answer, and no client gets the authorisation', async () => {
  shop = await startShop();
  const { headers, statusCode } = (await listen()).answer;
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('content-encoding');
  // Not for a stream, so the renderer is not asked to authorise one, whatever the client says.
  const other = await fetch(`${shop.origin}/api/trip/live?id=${trip}`, {
    method: 'HEAD',
    headers: { 'x-stream-request': '1' },
  });
  expect([other.status, other.headers.get('x-stream-grant')]).toEqual([204, null]);
  const revisions = await fetch(`${shop.origin}/api/trip/revisions?ids=${trip}`, {
    headers: { 'x-trip-revisions': '1' },
  });
  expect(revisions.status).toBe(404);
});

it('a change that the renderer tells of is there at once, and that of another instance soon', async () => {
  shop = await startShop();
  const streams = [await listen(), await listen()];
  await change('tell');
  await until(() => streams.every((stream) => stream.latest() === 2));
  const changedAt = performance.now();
  await change();
  await until(() => streams.every((stream) => stream.latest() === 3));
  expect(performance.now() - changedAt).toBeLessThan(5000);
});

it('many streams cause one look at the database, and none cause none', async () => {
  shop = await startShop();
  const before = await countLooks();
  await sleep(1500);
  expect(await countLooks()).toBe(before);
  const streams = await Promise.all(Array.from({ length: 40 }, listen));
  const started = await countLooks();
  await sleep(3000);
  // Every 0.7 s.
  expect((await countLooks()) - started).toBeLessThanOrEqual(6);
  for (const { answer } of streams) answer.destroy();
});

it('a revoked link ends its streams within some seconds, though nobody tells', async () => {
  shop = await startShop();
  const stream = await listen();
  await change('revoke');
  await until(stream.hasEnded);
});

it('streams outlive the renderer, and follow the next one', async () => {
  shop = await startShop();
  const stream = await listen();
  await fetch(`${shop.origin}/api/fake/die`, { method: 'POST' });
  // The next renderer begins at the first revision.
  await until(async () => (await fetch(`${shop.origin}/api/fake/looks`)).ok);
  await change();
  await change();
  await until(() => stream.latest() === 3);
  expect(stream.hasEnded()).toBe(false);
});

it('a server that stops ends its streams and is gone at once', async () => {
  shop = await startShop();
  const streams = [await listen(), await listen()];
  const stoppedAt = performance.now();
  shop.signal('SIGTERM');
  expect(await shop.ended).toBe(0);
  expect(performance.now() - stoppedAt).toBeLessThan(5000);
  await until(() => streams.every((stream) => stream.hasEnded()));
  const retries = streams.map((stream) => /^retry: (\d+)$/m.exec(stream.text())?.[1]);
  expect(retries[0]).not.toBe(retries[1]);
});

it('open streams are counted', async () => {
  shop = await startShop();
  await listen();
  const text = await (await fetch(`${shop.metrics}/metrics`)).text();
  expect(text).toMatch(/^troupe_trip_streams\{state="open"\} 1$/m);
});

describeWithRedis('with Redis', () => {
  it('what other instances report is there at once', async () => {
    const redis = await startRedis();
    const sender = connectRedis({ url: redis.url, warn: () => {} });
    try {
      shop = await startShop({ REDIS_URL: redis.url });
      const stream = await listen();
      await until(sender.isUp);
      // From then on, the server looks at the revisions every 5 s by itself.
      await sleep(1000);
      await change();
      // Published again and again, since the subscription of the server may come later than its port.
      await until(async () => {
        await sender.tell(['PUBLISH', TRIP_NEWS_CHANNEL, trip]);
        return stream.latest() === 2;
      });
      // Whatever others write into Redis, the revision is that of the database.
      await sender.tell(['PUBLISH', TRIP_NEWS_CHANNEL, '{"trip":"aB3dE5gH7jK9","revision":99}']);
      await sender.tell(['PUBLISH', TRIP_NEWS_CHANNEL, trip]);
      await sleep(1000);
      expect(stream.latest()).toBe(2);
    } finally {
      await sender.close();
      await redis.stop();
    }
  });
});
