import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { clearProcessState } from '@/platform/process/processState';
import { defaultRates } from '@/commerce/pricing/currencies';
import { parseRates } from '@/commerce/pricing/rates';
import { createFolder } from '@/testing/contentFolder';
import { findNobody, inJson, startServer } from '@troupe/basics/testing/localServer';

const feed = [{ rates: [{ code: 'EUR', mid: 4 }] }];

/** Imports the module as a new process would. */
const importRates = async (variables: Readonly<Record<string, string>>) => {
  const DATA_DIR = variables['DATA_DIR'] ?? (await createFolder());
  jest.replaceProperty(process, 'env', { ...variables, DATA_DIR, NODE_ENV: 'test' });
  jest.resetModules();
  clearProcessState('rates');
  const { log } = await import('@/platform/log/log');
  const told = jest.spyOn(log, 'error').mockImplementation();
  return { ...(await import('./getRates')), told };
};

afterEach(() => jest.restoreAllMocks());

it('rates are those of the feed that EXCHANGE_RATES_URL names, asked once', async () => {
  const { origin, calls } = await startServer(() => inJson(feed));
  const { getRates, getRatesTable } = await importRates({ EXCHANGE_RATES_URL: origin });
  expect(await getRates()).toEqual({ ...defaultRates, EUR: 0.25 });
  expect(parseRates(await getRatesTable())).toEqual(await getRates());
  expect(calls).toHaveLength(1);
});

it('rates are one table for all chunks that Next makes of the module', async () => {
  const { origin, calls } = await startServer(() => inJson(feed));
  const one = await importRates({ EXCHANGE_RATES_URL: origin });
  jest.resetModules();
  const other = await import('./getRates');
  expect(other.getRates).not.toBe(one.getRates);
  expect(await other.getRates()).toEqual(await one.getRates());
  expect(calls).toHaveLength(1);
});

it('rates are the defaults without a feed', async () => {
  const { getRates, getRatesTable } = await importRates({});
  expect(await getRates()).toEqual(defaultRates);
  expect((await getRatesTable())[0].no).toBe('default');
});

it('rates are the defaults, silently for the visitor, when the feed is down', async () => {
  const { getRates, told } = await importRates({ EXCHANGE_RATES_URL: await findNobody() });
  expect(await getRates()).toEqual(defaultRates);
  expect(told).toHaveBeenCalledTimes(1);
});

it('rates are the last good ones when the feed is down at a restart', async () => {
  const DATA_DIR = await createFolder();
  const { origin } = await startServer((_, before) => (before === 0 ? inJson(feed) : 'cut'));
  await (await importRates({ EXCHANGE_RATES_URL: origin, DATA_DIR })).getRates();
  const kept = join(DATA_DIR, 'snapshots', 'exchange-rates.json');
  while (!existsSync(kept)) await setTimeout(5);
  const { getRates } = await importRates({ EXCHANGE_RATES_URL: origin, DATA_DIR });

  expect(await getRates()).toEqual({ ...defaultRates, EUR: 0.25 });
});

it('rates are asked for anew when somebody says that they changed', async () => {
  const { origin } = await startServer((_, before) =>
    inJson([{ rates: [{ code: 'EUR', mid: before === 0 ? 4 : 5 }] }]),
  );
  const { getRates, reloadRates } = await importRates({ EXCHANGE_RATES_URL: origin });
  await getRates();

  expect(await reloadRates()).toBe(true);
  expect(await getRates()).toEqual({ ...defaultRates, EUR: 0.2 });
});

it('without a feed there is none that could fail', async () => {
  expect(await (await importRates({})).reloadRates()).toBe(true);
});

it('a build asks nobody', async () => {
  const { origin, calls } = await startServer(() => inJson(feed));
  const { getRates } = await importRates({
    EXCHANGE_RATES_URL: origin,
    NEXT_PHASE: 'phase-production-build',
  });
  expect(await getRates()).toEqual(defaultRates);
  expect(calls).toEqual([]);
});
