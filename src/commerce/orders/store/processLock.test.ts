import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestProcess } from '../testing/processes';
import { LockHeldError, takeProcessLock } from './processLock';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-lock-'));
  path = join(folder, 'deep', 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('says which process holds it, on which machine, since when', async () => {
  const before = new Date().toISOString();
  const { child, firstLine } = startTestProcess('lockHolder', [path]);
  expect(await firstLine).toBe('held');
  const failure = await takeProcessLock(path, 0).catch((error: unknown) => error);
  if (!(failure instanceof LockHeldError)) throw new Error('It should be held');
  expect(failure.holder).toEqual({ pid: child.pid, host: hostname(), since: expect.any(String) });
  expect((failure.holder?.since ?? '') >= before).toBe(true);
  expect(failure.message).toBe(
    `it is in use by process ${child.pid} on ${hostname()} since ${failure.holder?.since}`,
  );
});

it('is free again once its process was killed', async () => {
  const holder = startTestProcess('lockHolder', [path]);
  await holder.firstLine;
  await holder.kill();
  const lock = await takeProcessLock(path, 0);
  lock.release();
});

it('is waited for while its process ends', async () => {
  const holder = startTestProcess('lockHolder', [path]);
  await holder.firstLine;
  const waiting = takeProcessLock(path, 60_000);
  await holder.kill();
  (await waiting).release();
});

it('is held by one of several processes that start at the same moment', async () => {
  const lines = await Promise.all(
    Array.from({ length: 4 }, () => startTestProcess('lockHolder', [path]).firstLine),
  );
  expect(lines.filter((line) => line === 'held')).toHaveLength(1);
  for (const line of lines) expect(line).toMatch(/^held$|^it is in use by (?:another )?process/);
});

it('is shared within a process, and free when the last of its users leaves', async () => {
  const [one, two] = await Promise.all([takeProcessLock(path, 0), takeProcessLock(path, 0)]);
  one.release();
  one.release();
  const refused = startTestProcess('lockHolder', [path]);
  expect(await refused.firstLine).toContain(`process ${process.pid} `);
  two.release();
  expect(await startTestProcess('lockHolder', [path]).firstLine).toBe('held');
});

it('can be taken after a try that failed', async () => {
  const holder = startTestProcess('lockHolder', [path]);
  await holder.firstLine;
  await expect(takeProcessLock(path, 0)).rejects.toThrow('in use');
  await holder.kill();
  (await takeProcessLock(path, 0)).release();
});

it('is a file for its owner alone', async () => {
  const before = process.umask(0o022);
  const lock = await takeProcessLock(path, 0);
  process.umask(before);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  lock.release();
});
