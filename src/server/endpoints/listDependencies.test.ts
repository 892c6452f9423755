import { openStoreAt } from '@/commerce/orders/store/openStore';
import { toReadiness } from '@/server/health/readiness';
import { findNobody, startServer } from '@troupe/basics/testing/localServer';
import { createDependencies, type DependencyChecks } from './listDependencies';

const well: DependencyChecks = {
  getMesh: async () => ({ refused: new Set() }),
  listSources: () => [
    { id: 'files', isFailing: false },
    { id: 'pictures', isFailing: false },
  ],
  getRates: async () => [],
  isRatesFeedFailing: () => undefined,
  openStore: async () => ({ check: async () => {} }),
  isOrdersDiskLow: undefined,
  checkPageCache: async () => {},
  isRedisUp: () => undefined,
};

const look = async (differing: Partial<DependencyChecks>) => {
  const dependencies = await createDependencies({ ...well, ...differing })();
  const states = Object.fromEntries(dependencies.map(({ name, state }) => [name, state]));
  return { states, status: toReadiness(dependencies).status, text: JSON.stringify(dependencies) };
};

const fails = () => Promise.reject(new Error('no such folder: /srv/content'));

it('a shop that has all it needs is ready, with a line for each thing', async () => {
  const { states, status } = await look({});
  expect(status).toBe('ready');
  expect(states).toEqual({
    content: 'up',
    'source files': 'up',
    'source pictures': 'up',
    'orders database': 'up',
    'page cache': 'up',
  });
});

it('without anything to sell it cannot serve', async () => {
  const { states, status, text } = await look({ getMesh: fails, listSources: () => [] });
  expect([status, states['content']]).toEqual(['unavailable', 'down']);
  expect(text).not.toContain('/srv');
});

it('content with refused files is served, and the number of files is told but not their names', async () => {
  const refused = new Set(['products/kayak.json', 'pages/de/terms.md']);
  const { states, status, text } = await look({ getMesh: async () => ({ refused }) });
  expect([status, states['content']]).toEqual(['degraded', 'low']);
  expect(text).toContain('refused files: 2');
  expect(text).not.toContain('kayak');
});

it('a source that fails is told of, while what it last gave stands in for it', async () => {
  const listSources = () => [{ id: 'upstream' as const, isFailing: true }];
  const { states, status } = await look({ listSources });
  expect([status, states['source upstream'], states['content']]).toEqual([
    'degraded',
    'down',
    'up',
  ]);
});

it.each([
  [true, 'degraded', 'down'],
  [false, 'ready', 'up'],
])(
  'a feed of rates that there is has a line: failing is %p',
  async (isFailing, expected, state) => {
    const { states, status } = await look({ isRatesFeedFailing: () => isFailing });
    expect([status, states['exchange rates']]).toEqual([expected, state]);
  },
);

it.each([
  [true, 'ready', 'up'],
  [false, 'degraded', 'down'],
])('a Redis that there is has a line: answering is %p', async (isUp, expected, state) => {
  const { states, status } = await look({ isRedisUp: () => isUp });
  expect([status, states['Redis']]).toEqual([expected, state]);
});

it('where pages cannot be kept they are shown all the same', async () => {
  const { states, status } = await look({ checkPageCache: fails });
  expect([status, states['page cache']]).toEqual(['degraded', 'down']);
});

it('without a database pages are shown all the same, and no word is said of where it is', async () => {
  const { port } = new URL(await findNobody());
  const url = `postgres://shop:hunter2@127.0.0.1:${port}/orders`;
  const openStore = () => openStoreAt({ kind: 'postgres', url });
  const { states, status, text } = await look({ openStore });
  expect([status, states['orders database']]).toEqual(['degraded', 'down']);
  expect(text).toContain('ECONNREFUSED');
  expect(text).not.toMatch(/hunter2|127\.0\.0\.1|shop/);
});

it.each([
  [true, 'degraded', 'low'],
  [false, 'ready', 'up'],
])('the disk of the orders has a line: nearly full is %p', async (isLow, expected, state) => {
  const { states, status } = await look({ isOrdersDiskLow: async () => isLow });
  expect([status, states['orders disk']]).toEqual([expected, state]);
});

it('however often somebody looks, the database is written to once in a while', async () => {
  const check = jest.fn(async () => {});
  const list = createDependencies({ ...well, openStore: async () => ({ check }) });
  for (let looks = 0; looks < 20; looks += 1) await list();
  expect(check).toHaveBeenCalledTimes(1);
});

it('a database that lets one in and says nothing is not waited for', async () => {
  const { port } = new URL((await startServer(() => 'hang')).origin);
  const url = `postgres://shop@127.0.0.1:${port}/orders`;
  const openings: unknown[] = [];
  const openStore = () => {
    const opening = openStoreAt({ kind: 'postgres', url });
    openings.push(opening.catch(() => undefined));
    return opening;
  };
  const list = createDependencies({ ...well, openStore });
  const looks = await Promise.all([list(), list(), list()]);
  for (const dependencies of looks) {
    expect(dependencies.find(({ name }) => name === 'orders database')?.state).toBe('down');
  }
  // Concurrent checks share one request to the database.
  expect(openings).toHaveLength(1);
  await Promise.all(openings);
});
