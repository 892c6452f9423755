import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOrder } from '../testing/orders';
import { createSmallDisk, describeWithDisk, type SmallDisk } from '../testing/smallDisk';
import { isSpaceLow, readDiskSpace } from './diskSpace';
import { openStoreAt } from './openStore';
import type { Store } from './store';

/** More orders than the WAL has between two checkpoints. */
const MOST_TRIES = 500;

const placeUntilRefused = async (store: Store): Promise<unknown> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const failure = await store.orders.place(createOrder()).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure !== undefined) return failure;
  }
  return undefined;
};

describeWithDisk('an orders database on a disk of its own', () => {
  let disk: SmallDisk;
  let store: Store;
  let path: string;
  beforeEach(async () => {
    disk = createSmallDisk();
    path = join(disk.folder, 'troupe.db');
    store = await openStoreAt({ kind: 'sqlite', path });
  });
  afterEach(async () => {
    await store.close();
    disk.remove();
  });

  it('is found not to take orders once the disk is full, and to take them when there is room', async () => {
    const kept = await store.orders.place(createOrder());
    await store.check();
    disk.fill();
    expect(await placeUntilRefused(store)).toMatchObject({ code: 'SQLITE_FULL' });
    await expect(store.check()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect(await store.orders.get(kept.reference)).toEqual(kept);
    disk.empty();
    await store.check();
    const order = await store.orders.place(createOrder());
    expect(await store.orders.get(order.reference)).toEqual(order);
  });

  it('is found not to take orders on a disk that became read-only', async () => {
    const kept = await store.orders.place(createOrder());
    await store.check();
    disk.makeReadOnly();
    await expect(store.orders.place(createOrder())).rejects.toMatchObject({
      code: expect.stringMatching(/^SQLITE_(?:READONLY|IOERR)/),
    });
    await expect(store.check()).rejects.toMatchObject({
      code: expect.stringMatching(/^SQLITE_(?:READONLY|IOERR)/),
    });
    expect(await store.orders.get(kept.reference)).toEqual(kept);
  });

  it('is warned about before the disk is full', async () => {
    expect(isSpaceLow(await readDiskSpace(path), 1024)).toBe(false);
    disk.fill();
    expect(isSpaceLow(await readDiskSpace(path), 1024)).toBe(true);
    expect(isSpaceLow(await readDiskSpace(path), 0)).toBe(false);
  });
});

const itWithLimits = spawnSync('bash', ['-c', 'ulimit -f 1']).status === 0 ? it : it.skip;

itWithLimits(
  'a process that may write no more finds that it cannot take orders',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'troupe-limit-'));
    const script = 'src/commerce/orders/testing/placeUntilRefused.mts';
    // The limit is in blocks of 1024 bytes. Without the trap, its signal would end the process.
    const command = `trap '' XFSZ; ulimit -f 1500; exec '${process.execPath}' --import tsx ${script}`;
    const { stdout, stderr } = spawnSync('bash', ['-c', command], {
      env: { ...process.env, DATABASE_URL: `file://${folder}/troupe.db`, TMPDIR: folder },
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true, force: true });
    expect(stderr).toBe('');
    const [checked, refused, checkedAgain] = stdout.trim().split('\n');
    expect(checked).toBe('check: ok');
    expect(refused).toMatch(/^order: SQLITE_(?:IOERR|FULL)/);
    expect(checkedAgain).toMatch(/^check: SQLITE_(?:IOERR|FULL)/);
  },
  120_000,
);
