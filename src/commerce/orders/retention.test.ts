import { join } from 'node:path';
import { log } from '@/platform/log/log';
import { processState } from '@/platform/process/processState';
import { collectMetrics } from '@/platform/metrics/registry';
import { createFolder } from '@/testing/contentFolder';
import { createRetention, startRetention, toRetentionLimit } from './retention';
import { createPruning } from './store/pruning';
import { openStoreAt } from './store/openStore';
import type { Store } from './store/store';
import { createEnquiry } from './testing/enquiries';
import { createOrder } from './testing/orders';

const now = () => new Date('2026-05-23T10:00:00Z');
const old = '2025-05-23T09:59:59.999Z';
const young = '2025-05-23T10:00:00.000Z';

let store: Store;
let told: [text: string, fields: unknown][];
beforeEach(async () => {
  store = await openStoreAt({ kind: 'sqlite', path: join(await createFolder(), 'troupe.db') });
  told = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    jest.spyOn(log, level).mockImplementation((text, fields) => void told.push([text, fields]));
  }
});
afterEach(async () => {
  jest.restoreAllMocks();
  await store.close();
});

const countErased = async (): Promise<number> =>
  (await collectMetrics()).find(({ name }) => name === 'troupe_enquiries_erased_total')?.values[0]
    ?.value ?? 0;

it('an enquiry is erased after twelve months, and an order stays', async () => {
  const order = await store.orders.place(createOrder({ createdAt: old }));
  const gone = await store.enquiries.place(createEnquiry({ createdAt: old }));
  const kept = await store.enquiries.place(createEnquiry({ createdAt: young }));
  const before = await countErased();
  await createRetention({ openStore: async () => store, now }).run();
  expect(await store.enquiries.findById(gone.enquiryId)).toBeUndefined();
  expect(await store.enquiries.list({ limit: 9 })).toEqual([kept]);
  expect(await store.orders.get(order.reference)).toEqual(order);
  expect(await countErased()).toBe(before + 1);
  expect(told).toEqual([['enquiries: old ones are erased', { count: 1, before: young }]]);
});

it('nothing is cleaned and nothing is logged where nothing is old', async () => {
  await store.enquiries.place(createEnquiry({ createdAt: young }));
  const prune = jest.fn(store.pruning.prune);
  const erase = jest.fn(store.database.erase);
  const openStore = async () => ({
    pruning: { ...store.pruning, prune },
    database: { ...store.database, erase },
  });
  await createRetention({ openStore, now }).run();
  expect(erase).not.toHaveBeenCalled();
  expect(prune).not.toHaveBeenCalled();
  expect(told).toEqual([]);
});

it('a run has a limit, and the next one goes on', async () => {
  const placed = Array.from({ length: 401 }, () => createEnquiry({ createdAt: old }));
  for (const enquiry of placed) await store.enquiries.place(enquiry);
  expect(await store.pruning.prune(young, ['enquiries'], 201)).toMatchObject({ enquiries: 400 });
  expect(await store.pruning.prune(young, ['enquiries'], 201)).toMatchObject({ enquiries: 1 });
});

/** A store whose files cannot be cleaned so many times. */
const createBusyStore = (times: number) => {
  const erase = jest.fn(store.database.erase);
  for (let time = 0; time < times; time += 1) {
    erase.mockRejectedValueOnce(new Error('a program reads the database'));
  }
  const database = { ...store.database, erase };
  return { erase, openStore: async () => ({ database, pruning: createPruning(database) }) };
};

it('files that could not be cleaned are cleaned by the next run, although nothing is old any more', async () => {
  await store.enquiries.place(createEnquiry({ createdAt: old }));
  const { erase, openStore } = createBusyStore(1);
  const { run } = createRetention({ openStore, now });
  await run();
  expect(told).toMatchObject([[expect.stringContaining('cannot be erased for now'), {}]]);
  await run();
  await run();
  expect(erase).toHaveBeenCalledTimes(2);
});

it('files are cleaned once after something else was deleted', async () => {
  const { erase, openStore } = createBusyStore(0);
  const { run } = createRetention({ openStore, now });
  store.database.noteRemains();
  await run();
  await run();
  expect(erase).toHaveBeenCalledTimes(1);
  expect(told).toEqual([]);
});

it('says so where nothing but the files could not be cleaned, and tries again', async () => {
  const { erase, openStore } = createBusyStore(1);
  const { run } = createRetention({ openStore, now });
  store.database.noteRemains();
  await run();
  expect(told).toMatchObject([['the files of the database cannot be cleaned for now', {}]]);
  await run();
  await run();
  expect(erase).toHaveBeenCalledTimes(2);
});

it('runs first ten minutes after the start, then once a day', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'Date'] });
  const openStore = jest.fn(async () => store);
  try {
    startRetention(openStore);
    startRetention(openStore);
    jest.advanceTimersByTime(10 * 60_000 - 1);
    expect(openStore).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    jest.advanceTimersByTime(24 * 3_600_000 - 1);
    expect(openStore).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(openStore).toHaveBeenCalledTimes(2);
  } finally {
    clearInterval(processState.retention);
    delete processState.retention;
    jest.useRealTimers();
  }
});

it('a store that fails stops nothing', async () => {
  const openStore = async () => {
    throw new Error('no database');
  };
  await expect(createRetention({ openStore, now }).run()).resolves.toBeUndefined();
});

it.each([
  ['2026-05-23T10:00:00.000Z', '2025-05-23T10:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', '2027-03-01T00:00:00.000Z'],
])('twelve months before %s is %s', (moment, limit) => {
  expect(toRetentionLimit(new Date(moment))).toBe(limit);
});
