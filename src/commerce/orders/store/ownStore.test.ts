import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announceCacheServer } from '@/platform/process/behindCacheServer';
import { prepareData } from '../prepareData';
import { createOrder } from '../testing/orders';
import { openStore } from './openStore';

it('a renderer creates no new database in place of one that was deleted', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'troupe-own-'));
  jest.replaceProperty(process, 'env', { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' });
  announceCacheServer();
  await expect(openStore()).rejects.toMatchObject({ code: 'DATABASE_DELETED' });
  const lock = await prepareData({ databaseUrl: undefined, dataDir });
  const store = await openStore();
  const order = await store.orders.place(createOrder());
  expect(await store.orders.get(order.reference)).toEqual(order);
  await store.close();
  lock?.release();
  rmSync(dataDir, { recursive: true, force: true });
});
