import { log } from '@/platform/log/log';
import { collectMetrics } from '@/platform/metrics/registry';
import { isSpaceLow } from './store/diskSpace';
import { createOrdersWatch } from './watchOrders';

const GIGABYTE = 1024 ** 3;

let told: [level: string, text: string][];
beforeEach(() => {
  told = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    jest.spyOn(log, level).mockImplementation((text) => void told.push([level, text]));
  }
});
afterEach(() => jest.restoreAllMocks());

const figure = async (name: string) =>
  (await collectMetrics()).find((family) => family.name === name)?.values[0]?.value;

it.each([
  [0.9, 100, 1024, true],
  [1.1, 100, 1024, false],
  // On a small disk, a tenth of it is the threshold.
  [0.9, 2, 1024, false],
  [0.19, 2, 1024, true],
  [0.1, 100, 50, false],
  [0, 100, 0, false],
])('%d GiB free of %d, warned at %d MiB: low is %p', (free, total, warningMegabytes, expected) => {
  const space = { free: free * GIGABYTE, total: total * GIGABYTE };
  expect(isSpaceLow(space, warningMegabytes)).toBe(expected);
});

it('operators hear once when the disk fills and once when it has room again', async () => {
  let free = 50 * GIGABYTE;
  const { look } = createOrdersWatch({
    openStore: async () => ({ check: async () => {} }),
    readSpace: async () => ({ free, total: 100 * GIGABYTE }),
    warningMegabytes: 1024,
  });
  await look();
  expect(told).toEqual([]);
  free = GIGABYTE / 2;
  await look();
  await look();
  expect(await figure('troupe_orders_disk_free_bytes')).toBe(free);
  expect(await figure('troupe_orders_writable')).toBe(1);
  free = 50 * GIGABYTE;
  await look();
  expect(told).toEqual([
    ['warn', 'the disk of the orders database is nearly full'],
    ['info', 'the disk of the orders database has room again'],
  ]);
});

it('operators hear that no order can be kept before a customer finds out', async () => {
  let isBroken = false;
  const { look } = createOrdersWatch({
    openStore: async () => ({
      check: async () => {
        if (isBroken) throw new Error('SQLITE_FULL');
      },
    }),
    readSpace: undefined,
    warningMegabytes: 1024,
  });
  await look();
  isBroken = true;
  await look();
  isBroken = false;
  await look();
  expect(told).toEqual([
    ['error', 'orders and enquiries cannot be kept for now'],
    ['info', 'orders and enquiries can be kept again'],
  ]);
});
