import { connectRedis, type RedisConnection } from '@troupe/page-cache';
import {
  describeWithRedis,
  type RedisServer,
  startRedis,
} from '@troupe/basics/testing/redisServer';
import { TRIP_NEWS_CHANNEL } from '@/commerce/trips/model/tripNews';
import { receiveTripNews, type TripNewsReceiver } from './tripNewsReceiver';

describeWithRedis('news of trips through Redis', () => {
  let server: RedisServer;
  let sender: RedisConnection;
  let receiver: TripNewsReceiver;
  let received: string[];
  let connections: number;

  const until = async (isThere: () => boolean) => {
    for (let turn = 0; turn < 2000 && !isThere(); turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(isThere()).toBe(true);
  };

  beforeEach(async () => {
    [received, connections] = [[], 0];
    server = await startRedis();
    sender = connectRedis({ url: server.url, warn: () => {} });
    receiver = receiveTripNews({
      url: server.url,
      onNews: (trip) => received.push(trip),
      onConnected: () => (connections += 1),
    });
    await until(() => sender.isUp() && receiver.isUp());
  });
  afterEach(async () => {
    await receiver.close();
    await sender.close();
    await server.stop();
  });

  const publish = (text: string) => sender.tell(['PUBLISH', TRIP_NEWS_CHANNEL, text]);

  it('arrive as they were sent, and what is none is dropped', async () => {
    const news = ['a'.repeat(12), 'b'.repeat(12)];
    await publish('garbage');
    await publish('{"trip":"cccccccccccc"}');
    for (const trip of news) await publish(trip);
    await until(() => received.length === 2);
    expect(received).toEqual(news);
    expect(connections).toBeGreaterThan(0);
  });

  it('arrive again after Redis was away, and what was lost meanwhile is said to be', async () => {
    await server.kill();
    await until(() => !receiver.isUp());
    const before = connections;
    await server.restart();
    await until(() => receiver.isUp() && connections > before && sender.isUp());
    await publish('a'.repeat(12));
    await until(() => received.length === 1);
  });

  it('that stop without a word are noticed', async () => {
    server.halt();
    await until(() => !receiver.isUp());
    server.resume();
    await until(receiver.isUp);
  });
});
