import { parseRates } from '@/pricing/rates';
import { createRatesSnapshot } from './ratesSnapshot';

const hour = 3_600_000;
const minute = 60_000;

const tableOf = (mid: unknown) => [
  { table: 'A', no: '1', effectiveDate: '2026-11-20', rates: [{ code: 'EUR', mid }] },
];

const never = new Promise<never>(() => undefined);

/** A feed that answers as told, with a clock that stands still unless moved. */
const createFeed = () => {
  let answer: () => Promise<unknown> = async () => tableOf(4);
  let time = 0;
  let asked = 0;
  const failures: unknown[] = [];
  const getTable = createRatesSnapshot({
    loader: {
      name: 'test',
      load: () => {
        asked += 1;
        return answer();
      },
    },
    maxAge: hour,
    retryAfter: minute,
    patience: 20,
    now: () => time,
    today: () => '2026-11-21',
    onFailure: (error) => failures.push(error),
  });
  return {
    failures,
    getTable,
    /** Units of EUR for one PLN; `null` while the defaults hold. */
    getEuro: async () => {
      const table = await getTable();
      return table && parseRates(table).EUR;
    },
    answer: (next: () => Promise<unknown>) => {
      answer = next;
    },
    pass: (ms: number) => {
      time += ms;
    },
    settle: () => new Promise((resolve) => setImmediate(resolve)),
    get asked() {
      return asked;
    },
  };
};

describe('the first call', () => {
  it('waits for the feed', async () => {
    const feed = createFeed();
    expect(await feed.getEuro()).toBe(0.25);
  });

  it('waits only so long, and nobody after it waits at all', async () => {
    const feed = createFeed();
    feed.answer(() => never);
    expect(await feed.getEuro()).toBeNull();
    expect(await feed.getEuro()).toBeNull();
    expect(feed.asked).toBe(1);
  });

  it('gives the defaults when the feed fails', async () => {
    const feed = createFeed();
    feed.answer(() => Promise.reject(new Error('down')));
    expect(await feed.getEuro()).toBeNull();
    expect(feed.failures).toEqual([new Error('down')]);
  });

  it('is one call to the feed, however many come at the same time', async () => {
    const feed = createFeed();
    const tables = await Promise.all(Array.from({ length: 20 }, feed.getTable));
    expect(new Set(tables).size).toBe(1);
    expect(feed.asked).toBe(1);
  });

  it('that was too slow leaves its answer to those after it', async () => {
    const feed = createFeed();
    let arrive: (table: unknown) => void = () => undefined;
    feed.answer(() => new Promise((resolve) => (arrive = resolve)));
    expect(await feed.getEuro()).toBeNull();
    arrive(tableOf(5));
    await feed.settle();
    expect(await feed.getEuro()).toBe(0.2);
  });
});

describe('a table', () => {
  it('is kept for its time', async () => {
    const feed = createFeed();
    await feed.getEuro();
    feed.pass(hour - 1);
    await feed.getEuro();
    expect(feed.asked).toBe(1);
  });

  it('that is too old is given out once more while the feed is asked', async () => {
    const feed = createFeed();
    await feed.getEuro();
    feed.answer(async () => tableOf(5));
    feed.pass(hour);
    expect(await feed.getEuro()).toBe(0.25);
    await feed.settle();
    expect(await feed.getEuro()).toBe(0.2);
  });

  it('that is too old holds nobody up while the feed hangs', async () => {
    const feed = createFeed();
    await feed.getEuro();
    feed.answer(() => never);
    feed.pass(hour);
    expect(await feed.getEuro()).toBe(0.25);
    expect(await feed.getEuro()).toBe(0.25);
    expect(feed.asked).toBe(2);
  });

  it('gives way to the defaults when a rate in the next one is not a number', async () => {
    const feed = createFeed();
    await feed.getEuro();
    feed.answer(async () => tableOf('4.25'));
    feed.pass(hour);
    await feed.getEuro();
    await feed.settle();
    expect(await feed.getEuro()).toBeNull();
    expect(feed.failures).toEqual([]);
  });
});

describe('a feed that fails', () => {
  const failing: readonly [string, () => Promise<unknown>][] = [
    ['by an error', () => Promise.reject(new Error('down'))],
    ['by giving no table', async () => ({ error: 'down' })],
  ];

  it.each(failing)('leaves the last good table in place: %s', async (_, answer) => {
    const feed = createFeed();
    await feed.getEuro();
    feed.answer(answer);
    feed.pass(hour);
    await feed.getEuro();
    await feed.settle();
    expect(await feed.getEuro()).toBe(0.25);
    expect(feed.failures).toHaveLength(1);
  });

  it.each(failing)('is let be for a while, then asked again: %s', async (_, answer) => {
    const feed = createFeed();
    feed.answer(answer);
    await feed.getEuro();
    feed.answer(async () => tableOf(5));
    feed.pass(minute - 1);
    await feed.getEuro();
    await feed.settle();
    expect(feed.asked).toBe(1);
    feed.pass(1);
    await feed.getEuro();
    await feed.settle();
    expect(await feed.getEuro()).toBe(0.2);
  });
});
