import { createServer, type Server } from 'node:http';
import { serveForTest } from '@troupe/basics/testing/localServer';
import { sites } from '@/config/sites/records';
import { toPage } from '@/config/sites/page';
import { sendPurge } from './sendPurge';
import { createPurgeQueue } from './purgeQueue';
import { listPublicAddresses, type PublicAddress } from './publicAddresses';
import { createCachePurger } from './purgeCaches';

const krakow: PublicAddress = { host: 'shop.example.de', path: '/krakow' };

/** Starts a cache that records its requests. */
const startCache = async (status: () => number = () => 200) => {
  const told: string[] = [];
  const server: Server = createServer(({ method, headers, url }, response) => {
    told.push(`${method} ${headers.host}${url}`);
    response.writeHead(status()).end();
  });
  return { told, origin: await serveForTest(server) };
};

/** A clock that advances only during `sleep`. */
const createClock = () => {
  let time = 0;
  const waits: number[] = [];
  return {
    waits,
    now: () => time,
    sleep: async (ms: number) => {
      waits.push(ms);
      time += ms;
    },
  };
};

const createCache = (tell: (address: PublicAddress) => Promise<void>, window = 60_000) => {
  const clock = createClock();
  const complain = jest.fn();
  const { now, sleep } = clock;
  return { ...clock, complain, cache: createPurgeQueue({ tell, window, now, sleep, complain }) };
};

it('a page that is queued already is purged once more, though the queue is full', async () => {
  const told: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const { cache } = createCache(async ({ path }) => {
    await gate;
    told.push(path);
  });
  const toAddress = (number: number): PublicAddress => ({ host: 'a.example', path: `/${number}` });
  const all = Array.from({ length: 40_000 }, (_, number) => toAddress(number));
  const done = cache.purge(all);
  // The first of these finds no room. The second one is being purged at this moment.
  void cache.purge([toAddress(40_000), toAddress(0)]);
  open();
  await done;
  expect(told.filter((path) => path === '/0')).toHaveLength(2);
  expect(told).not.toContain('/40000');
});

it('a cache is told by host and path', async () => {
  const { told, origin } = await startCache();
  await sendPurge(origin, krakow);
  expect(told).toEqual(['PURGE shop.example.de/krakow']);
});

it.each([405, 500])('who answers %d has not heard', async (status) => {
  const { origin } = await startCache(() => status);
  await expect(sendPurge(origin, krakow)).rejects.toThrow(`status ${status}`);
});

it('who does not have the page need not be told again', async () => {
  const { origin } = await startCache(() => 404);
  await expect(sendPurge(origin, krakow)).resolves.toBeUndefined();
});

it('a page is told of by its document and its data, on each host of its site', () => {
  const page = { site: sites.de, page: toPage('cart', { city: 'krakow' }) };
  const hosts = ['shop.example.de', 'www.shop.example.de'];
  expect(listPublicAddresses({ siteHosts: { de: hosts }, locale: 'en' }, 'b1', [page])).toEqual(
    hosts.flatMap((host) => [
      { host, path: '/kasse/krakow/warenkorb' },
      { host, path: '/_next/data/b1/de/checkout/krakow/cart.json' },
    ]),
  );
});

it('without public hosts, by the names that a machine has for itself', () => {
  const page = { site: sites.en, page: toPage('home') };
  const addresses = listPublicAddresses({ siteHosts: {}, locale: 'en' }, 'b1', [page]);
  expect(addresses.map(({ host, path }) => `${host}${path}`)).toEqual(
    ['en.localhost', 'localhost', '127.0.0.1'].flatMap((host) => [
      `${host}/`,
      `${host}/_next/data/b1/en.json`,
    ]),
  );
});

it('what a cache has not heard is said again, ever more slowly', async () => {
  const tell = jest.fn(async () => {});
  for (let time = 0; time < 3; time += 1) tell.mockRejectedValueOnce(new Error('refused'));
  const { cache, waits, complain } = createCache(tell);
  await cache.purge([krakow]);
  expect(tell).toHaveBeenCalledTimes(4);
  expect(waits).toEqual([1000, 2000, 4000]);
  expect(complain).toHaveBeenCalledTimes(3);
});

it('until the window is over, and the cache has asked by itself', async () => {
  const tell = jest.fn(async () => {
    throw new Error('refused');
  });
  const { cache, now } = createCache(tell, 20_000);
  await cache.purge([krakow]);
  expect(now()).toBeGreaterThanOrEqual(20_000);
  expect(now()).toBeLessThan(40_000);
});

it('what was told is not said again for the sake of what was not', async () => {
  const prague = { ...krakow, path: '/prague' };
  const told: string[] = [];
  let tries = 0;
  const { cache } = createCache(async ({ path }) => {
    tries += 1;
    if (path === '/prague' && tries < 3) throw new Error('refused');
    told.push(path);
  });
  await cache.purge([krakow, prague]);
  expect(told).toEqual(['/krakow', '/prague']);
});

it('a page that goes out of service once more while a cache is told of it is told of once more', async () => {
  let release = () => {};
  const tell = jest.fn(async () => {});
  tell.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
  const { cache } = createCache(tell);
  void cache.purge([krakow]);
  const again = cache.purge([krakow]);
  release();
  await again;
  expect(tell).toHaveBeenCalledTimes(2);
});

it('caches are told when all instances know, and once more for what was on its way', async () => {
  const { told, origin } = await startCache();
  const { cache } = createCache((address) => sendPurge(origin, address));
  const waits: number[] = [];
  let second = () => {};
  const purgeCaches = createCachePurger([cache], async (ms) => {
    waits.push(ms);
    if (waits.length === 1) expect(told).toEqual([]);
    else await new Promise<void>((resolve) => (second = resolve));
  });
  await purgeCaches([krakow]);
  expect(told).toHaveLength(1);
  await new Promise((resolve) => setImmediate(resolve));
  second();
  while (told.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(waits).toEqual([300, 1000]);
});

it('whoever sent the message does not wait for a cache that is away', async () => {
  const { cache } = createCache(() => new Promise(() => {}));
  const before = performance.now();
  await createCachePurger([cache], async () => {})([krakow]);
  expect(performance.now() - before).toBeLessThan(5000);
});

it('without caches nobody waits at all', async () => {
  const sleep = jest.fn();
  await createCachePurger([], sleep)([krakow]);
  expect(sleep).not.toHaveBeenCalled();
});
