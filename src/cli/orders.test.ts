import { execFile, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Order } from '@/commerce/orders/order';
import { serveOperators, toOperatorSocketPath } from '@/commerce/orders/operator/operatorSocket';
import { channels } from '@/commerce/orders/outbox/message';
import { openReadingStore } from '@/commerce/orders/store/openReadingStore';
import { openStoreAt } from '@/commerce/orders/store/openStore';
import type { Store } from '@/commerce/orders/store/store';
import { createEnquiry } from '@/commerce/orders/testing/enquiries';
import { createOrder } from '@/commerce/orders/testing/orders';
import { compileForTest } from '@/testing/compileForTest';
import { createFolder } from '@/testing/contentFolder';

const program = compileForTest('src/cli/orders.mts');

let folder: string;

const envOf = (dataDir: string) => ({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' });

const run = (...args: readonly string[]) => {
  const command = [program(), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env: envOf(folder),
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

describe('npm run orders, as a process', () => {
  let store: Store;
  let order: Order;

  beforeEach(async () => {
    folder = await createFolder();
  });

  /** Keeps a shop's database open while the command reads it. */
  const open = async () => {
    store = await openStoreAt({ kind: 'sqlite', path: join(folder, 'troupe.db') });
    order = await store.orders.place(createOrder());
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
    // The file contains names and addresses.
    expect(statSync(out).mode & 0o077).toBe(0);
    expect(readdirSync(folder)).toEqual([...before, 'orders.json'].sort());
    await store.close();
  });

  it('shows, lists and exports enquiries beside them', async () => {
    await open();
    const enquiry = await store.enquiries.place(createEnquiry({ isSuspect: true }));
    const listed = run('enquiries').stdout;
    expect(listed).toMatch(new RegExp(`^${enquiry.reference} .*Ann Example.*\\n$`));
    expect(listed).toContain('[suspect]');
    expect(run().stdout).not.toContain(enquiry.reference);
    expect(run('show', enquiry.reference.toLowerCase()).stdout).toContain('Is there a boat?');
    expect(run('enquiries', 'export', '--format', 'csv').stdout).toContain('first weekend of June');
    expect(run('enquiries', '--group', '2')).toEqual({
      status: 0,
      stdout: '',
      stderr: 'There are no such enquiries\n',
    });
    await store.close();
  });

  it('purges old enquiries, but never beside a shop that writes to the same file', async () => {
    await open();
    await store.enquiries.place(createEnquiry({ createdAt: '2025-05-22T10:00:00.000Z' }));
    const kept = await store.enquiries.place(createEnquiry());
    const purge = () => run('enquiries', 'purge', '--before', '2025-05-23');
    const refused = purge();
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toMatch(
      new RegExp(
        `^nothing can be changed in .* it is in use by process ${process.pid} on .*; stop the shop first\n$`,
      ),
    );
    expect(await store.enquiries.list({ limit: 9 })).toHaveLength(2);
    await store.close();
    // The driver releases a file only when its process ends, and this process is the shop. So the test uses a copy.
    const stopped = await createFolder();
    cpSync(folder, stopped, { recursive: true });
    folder = stopped;
    expect(purge()).toEqual({
      status: 0,
      stdout: 'Deleted 1 enquiry from before 2025-05-23\n',
      stderr: '',
    });
    expect(run('enquiries').stdout).toMatch(new RegExp(`^${kept.reference} .*\\n$`));
    expect(run('show', order.reference).status).toBe(0);
  });

  it('prunes what is older than so many days, having said how much that is', async () => {
    store = await openStoreAt({ kind: 'sqlite', path: join(folder, 'troupe.db') }, channels);
    const dayMs = 86_400_000;
    const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
    await store.orders.place(createOrder({ createdAt: daysAgo(401) }));
    await store.enquiries.place(createEnquiry({ createdAt: daysAgo(500) }));
    const kept = await store.orders.place(createOrder({ createdAt: daysAgo(399) }));
    // Reading is allowed while the shop is running.
    expect(run('prune', '--older-than', '400d', '--dry-run')).toEqual({
      status: 0,
      stdout: 'Would delete 1 order, 1 enquiry, 6 messages\n',
      stderr: '',
    });
    expect(run('prune', '--older-than', '400d').stderr).toContain('stop the shop first');
    await store.close();
    const stopped = await createFolder();
    cpSync(folder, stopped, { recursive: true });
    folder = stopped;
    expect(run('prune', '--older-than', '400d')).toEqual({
      status: 0,
      stdout: 'Deleted 1 order, 1 enquiry, 6 messages\n',
      stderr: '',
    });
    expect(run().stdout).toMatch(new RegExp(`^${kept.reference} .*\\n$`));
    expect(run('outbox').stdout.trim().split('\n')).toHaveLength(3);
  });

  it('lists what was not sent, and has what failed tried again', async () => {
    store = await openStoreAt({ kind: 'sqlite', path: join(folder, 'troupe.db') }, channels);
    const { reference } = await store.orders.place(createOrder());
    const now = new Date('2026-05-23T10:00:00Z');
    const claim = { channels: ['webhook'], limit: 1, now, lease: 1000 } as const;
    const [message] = await store.outbox.claim(claim);
    if (!message) throw new Error('There should be one');
    await store.outbox.settle(message, { state: 'failed', problem: 'answered 404' });
    expect(run('outbox', '--state', 'failed').stdout).toBe(
      `${reference} 2026-05-23 10:00 UTC webhook  failed after 1 try: answered 404\n`,
    );
    expect(run('outbox').stdout.trim().split('\n')).toHaveLength(3);
    expect(run('outbox', '--state', 'sent').stderr).toBe('There are no such messages\n');
    await store.close();
    const stopped = await createFolder();
    cpSync(folder, stopped, { recursive: true });
    folder = stopped;
    expect(run('outbox', 'retry', reference.toLowerCase()).stdout).toBe(
      '1 message is tried again\n',
    );
    expect(run('outbox', '--state', 'failed').stdout).toBe('');
    expect(run('outbox', 'retry', '--all').stdout).toBe('0 messages are tried again\n');
  });

  it('copies the database of a running shop, for its owner alone', async () => {
    await open();
    const out = join(folder, 'copy.db');
    // The remains of a run that was killed.
    writeFileSync(`${out}.part`, 'half of it', { mode: 0o644 });
    expect(run('backup', '--out', out)).toEqual({ status: 0, stdout: '', stderr: '' });
    const later = await store.orders.place(createOrder());
    expect(statSync(out).mode & 0o777).toBe(0o600);
    const copy = await openReadingStore({ kind: 'sqlite', path: out });
    expect(await copy?.orders.get(order.reference)).toEqual(order);
    expect(await copy?.orders.get(later.reference)).toBeUndefined();
    await copy?.close();
    await store.close();
    expect(existsSync(`${out}.part`)).toBe(false);
  });

  it('neither copies nor exports over the database itself', async () => {
    await open();
    const live = join(folder, 'troupe.db');
    const link = join(await createFolder(), 'link');
    symlinkSync(folder, link);
    const before = statSync(live, { bigint: true }).ino;
    for (const out of [live, join(link, 'troupe.db'), `${live}-wal`]) {
      for (const command of [['backup'], ['export', '--format', 'csv']]) {
        expect(run(...command, '--out', out)).toEqual({
          status: 1,
          stdout: '',
          stderr: `${out} would replace a file of the shop's database: name another file\n`,
        });
      }
    }
    expect(statSync(live, { bigint: true }).ino).toBe(before);
    expect(run('show', order.reference).status).toBe(0);
    await store.close();
  });

  it('says of a cancelled order in every view that it is cancelled', async () => {
    await open();
    const running = await store.orders.place(createOrder());
    await store.states.set(order.reference, 'confirmed', new Date());
    await store.states.set(order.reference, 'cancelled', new Date());
    expect(run().stdout).toMatch(new RegExp(`^${order.reference} .* cancelled `, 'm'));
    expect(run('show', order.reference).stdout).toContain('\nState: cancelled\n');
    expect(run('--on', '2026-06-20').stdout).toContain(
      `  CANCELLED  any time  Limousine, 8 people\n    ${order.reference}, cancelled, `,
    );
    expect(run('--on', '2026-06-20').stdout).toContain(`    ${running.reference}, received, `);
    const csv = run('export', '--format', 'csv').stdout;
    expect(csv.match(new RegExp(`^"${order.reference}",.*,"cancelled"\r$`, 'gm'))).toHaveLength(5);
    expect(JSON.parse(run('export', '--format', 'json').stdout)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reference: order.reference, state: 'cancelled' }),
        expect.objectContaining({ reference: running.reference, state: 'received' }),
      ]),
    );
    await store.close();
  });

  it('exports to no file that another user has put there', async () => {
    await open();
    const [out, theirs] = [join(folder, 'orders.csv'), join(folder, 'theirs')];
    writeFileSync(theirs, '');
    symlinkSync(theirs, `${out}.part`);
    expect(run('export', '--format', 'csv', '--out', out).status).toBe(0);
    expect(readFileSync(theirs, 'utf8')).toBe('');
    expect(readFileSync(out, 'utf8')).toContain('Ann Example');
    await store.close();
  });

  it.each([
    ['list'],
    ['list --on tomorrow'],
    ['show TR-2222-2222'],
    ['export --format csv'],
    ['outbox'],
    ['enquiries purge --before 2025-05-23'],
    ['confirm TR-2222-2222'],
    ['erase --email ann@example.com'],
    ['prune --older-than 9d'],
    ['prune --older-than 9d --dry-run'],
    ['backup --out copy.db'],
  ])('%s says that there is no database where DATA_DIR is wrong, and makes none', (line) => {
    const { status, stdout, stderr } = run(...line.split(' '));
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `There is no database of a shop: ${join(folder, 'troupe.db')}. Set DATA_DIR or DATABASE_URL as for the shop, which creates it at its first start\n`,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('confirms an order and deletes one person while the shop runs', async () => {
    await open();
    const server = await serveOperators(
      toOperatorSocketPath(join(folder, 'troupe.db')),
      async () => store,
    );
    // Not `run`, which would keep this process, the shop, from answering.
    const runBeside = async (...args: readonly string[]) =>
      (await promisify(execFile)(process.execPath, [program(), ...args], { env: envOf(folder) }))
        .stdout;
    expect(await runBeside('confirm', order.reference.toLowerCase())).toBe(
      `${order.reference} is confirmed\n`,
    );
    expect(await store.states.get(order.reference)).toMatchObject({ state: 'confirmed' });
    const erase = ['erase', '--email', 'ANN@example.com'];
    const counted =
      '1 order, 0 enquiries, 0 messages, 0 addresses of trips, 0 requests for lost links';
    expect(await runBeside(...erase, '--dry-run')).toBe(`Would delete ${counted}\n`);
    expect(await store.orders.get(order.reference)).toEqual(order);
    expect(await runBeside(...erase)).toBe(`Deleted ${counted}\n`);
    expect(await store.orders.get(order.reference)).toBeUndefined();
    server.close();
    await store.close();
  });

  it('says what runs on a day', async () => {
    await open();
    expect(run('--on', '2026-06-20').stdout).toContain(order.reference);
    expect(run('--on', '2026-06-21')).toEqual({
      status: 0,
      stdout: '',
      stderr: 'Nothing runs on 2026-06-21\n',
    });
    await store.close();
  });

  it('says in one line what is wrong', async () => {
    await open();
    await store.close();
    expect(run('show', 'TR-2222-2222')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'There is no order or enquiry TR-2222-2222\n',
    });
    const { status, stderr } = run('list', '--limit', 'many');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^--limit must be [^\n]*\n$/);
  });
});
