import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log } from '@/platform/log/log';
import { prepareData } from './prepareData';
import { openReadingStore } from './store/openReadingStore';
import { openStoreAt } from './store/openStore';
import { createOrder } from './testing/orders';
import { startTestProcess } from './testing/processes';

jest.unmock('./store/openDatabase');

let dataDir: string;
let umask: number;
let warnings: jest.SpyInstance;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'troupe-data-'));
  umask = process.umask(0o022);
  warnings = jest.spyOn(log, 'warn').mockImplementation();
});
afterEach(() => {
  warnings.mockRestore();
  process.umask(umask);
  rmSync(dataDir, { recursive: true, force: true });
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const database = () => join(dataDir, 'troupe.db');

describe('what a shop keeps of its customers', () => {
  it('is its own user’s alone from the first start', async () => {
    dataDir = join(dataDir, 'new');
    const lock = await prepareData({ databaseUrl: undefined, dataDir });
    const store = await openStoreAt({ kind: 'sqlite', path: database() });
    await store.orders.place(createOrder());
    const names = ['', 'troupe.db', 'troupe.db-wal', 'troupe.db-shm', 'troupe.db.writer-lock'];
    expect(names.map((name) => modeOf(join(dataDir, name)))).toEqual([
      '700',
      '600',
      '600',
      '600',
      '600',
    ]);
    expect(warnings).not.toHaveBeenCalled();
    await store.close();
    lock?.release();
  });

  it('becomes so where others could read it, and operators are told', async () => {
    chmodSync(dataDir, 0o755);
    for (const suffix of ['', '-wal', '-shm']) writeFileSync(database() + suffix, '');
    const lock = await prepareData({ databaseUrl: undefined, dataDir });
    lock?.release();
    expect(modeOf(dataDir)).toBe('700');
    for (const suffix of ['', '-wal', '-shm']) expect(modeOf(database() + suffix)).toBe('600');
    const text = 'customer data was open to other users of this machine, and no longer is';
    expect(warnings.mock.calls).toEqual([
      [text, { path: dataDir, mode: '0755' }],
      ...['', '-wal', '-shm'].map((suffix) => [text, { path: database() + suffix, mode: '0644' }]),
    ]);
  });

  it('lies in a folder that is left alone where that is not the shop’s, and is warned about', async () => {
    chmodSync(dataDir, 0o777);
    const lock = await prepareData({
      databaseUrl: `file://${database()}`,
      dataDir: join(dataDir, 'x'),
    });
    lock?.release();
    expect([modeOf(dataDir), modeOf(database())]).toEqual(['777', '600']);
    expect(warnings.mock.calls).toEqual([
      [
        'other users of this machine can replace the orders database',
        { path: dataDir, mode: '0777' },
      ],
    ]);
  });

  it('is on another machine with PostgreSQL', async () => {
    const databaseUrl = 'postgres://db.example/orders';
    expect(await prepareData({ databaseUrl, dataDir: join(dataDir, 'none') })).toBeUndefined();
    expect(existsSync(join(dataDir, 'none'))).toBe(false);
  });
});

describe('two shops at one SQLite file', () => {
  const start = () =>
    startTestProcess('startingShop', [], {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: '',
    });

  it('the second one ends at once, and says who is there', async () => {
    const first = start();
    expect(await first.firstLine).toBe('started');
    const second = start();
    await expect(second.firstLine).rejects.toThrow();
    const line = JSON.parse(await second.errors);
    expect(await second.exitCode).toBe(1);
    expect(line.msg).toMatch(
      new RegExp(
        `^the shop cannot be started: ${database()} belongs to one shop, and it is in use by process ${first.child.pid} on \\S+ since 2\\S+Z\\. Stop that shop`,
      ),
    );
  });

  it('the next one starts when the first was killed', async () => {
    const first = start();
    await first.firstLine;
    await first.kill();
    expect(await start().firstLine).toBe('started');
  });

  it('its own renderer writes to it, and commands read it', async () => {
    const front = start();
    await front.firstLine;
    const store = await openStoreAt({ kind: 'sqlite', path: database() });
    const order = await store.orders.place(createOrder());
    const reader = await openReadingStore({ kind: 'sqlite', path: database() });
    expect(await reader?.orders.list({ limit: 9 })).toEqual([order]);
    await reader?.close();
    await store.close();
  });

  it('a second process does not write beside the one that does, whatever shop it belongs to', async () => {
    const address = { kind: 'sqlite', path: database() } as const;
    const store = await openStoreAt(address);
    const other = startTestProcess('keepPlacing', ['once'], {
      DATABASE_URL: `file://${database()}`,
    });
    await expect(other.firstLine).rejects.toThrow();
    expect(await other.errors).toContain(`it is in use by process ${process.pid} `);
    await store.close();
  });
});
