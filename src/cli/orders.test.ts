import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Order } from '@/orders/order';
import { openStoreAt } from '@/orders/store/openStore';
import type { OrderStore } from '@/orders/store/orderStore';
import { createOrder } from '@/orders/testing/orders';
import { createFolder } from '@/testing/contentFolder';

let folder: string;

const run = (...args: readonly string[]) => {
  const command = ['--import', 'tsx', 'src/cli/orders.mts', ...args];
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

describe('npm run orders, as a process', () => {
  let store: OrderStore;
  let order: Order;

  beforeEach(async () => {
    folder = await createFolder();
  });

  /** A shop that goes on running while its orders are looked at. */
  const open = async () => {
    store = await openStoreAt({ kind: 'sqlite', path: join(folder, 'troupe.db') });
    order = await store.place(createOrder());
  };

  it('shows, lists and exports the orders of a running shop, and leaves them alone', async () => {
    await open();
    const before = readdirSync(folder);
    expect(run().stdout).toContain(order.reference);
    expect(run('show', order.reference.toLowerCase()).stdout).toContain('Ann Example');
    expect(run('export', '--format', 'csv').stdout.split('\r\n')).toHaveLength(7);
    expect(readdirSync(folder)).toEqual(before);

    const out = join(folder, 'orders.json');
    expect(run('export', '--format', 'json', '--out', out)).toMatchObject({
      status: 0,
      stdout: '',
    });
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject([{ reference: order.reference }]);
    // Names and addresses are nobody else's business.
    expect(statSync(out).mode & 0o077).toBe(0);
    expect(readdirSync(folder)).toEqual([...before, 'orders.json'].sort());
    await store.close();
  }, 30_000);

  it('finds nothing before the first start, and makes nothing either', () => {
    expect(run('list')).toEqual({ status: 0, stdout: '', stderr: 'There are no such orders\n' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says in one line what is wrong', () => {
    expect(run('show', 'TR-2222-2222')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'There is no order TR-2222-2222\n',
    });
    const { status, stderr } = run('list', '--limit', 'many');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^--limit must be [^\n]*\n$/);
  });
});
