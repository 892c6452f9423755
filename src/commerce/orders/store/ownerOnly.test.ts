import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOwnerOnly, findWritableByOthers, isSystemFolder, narrowToOwner } from './ownerOnly';

jest.unmock('./openDatabase');

let folder: string;
let umask: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-owner-'));
  // The default of most systems.
  umask = process.umask(0o022);
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

it('a new file, and each new folder above it, is for its owner alone', () => {
  const path = join(folder, 'a', 'b', 'troupe.db');
  createOwnerOnly(path);
  expect(['a', 'a/b', 'a/b/troupe.db'].map((name) => modeOf(join(folder, name)))).toEqual([
    '700',
    '700',
    '600',
  ]);
});

it('a file that is there stays as it is', () => {
  const path = join(folder, 'troupe.db');
  writeFileSync(path, 'orders');
  createOwnerOnly(path);
  expect([modeOf(path), statSync(path).size]).toEqual(['644', 6]);
});

it('files and folders that others can read are narrowed, with what they were before', () => {
  const file = join(folder, 'troupe.db');
  const data = join(folder, 'data');
  writeFileSync(file, '');
  mkdirSync(data);
  const own = join(folder, 'own');
  writeFileSync(own, '', { mode: 0o600 });
  expect(narrowToOwner([file, data, own, join(folder, 'missing')])).toEqual({
    narrowed: [
      { path: file, mode: '0644' },
      { path: data, mode: '0755' },
    ],
    open: [],
  });
  expect([file, data, own].map(modeOf)).toEqual(['600', '700', '600']);
});

it('a folder in which others can replace files is found, unless they can replace their own alone', () => {
  expect(findWritableByOthers(folder)).toBeUndefined();
  chmodSync(folder, 0o777);
  expect(findWritableByOthers(folder)).toEqual({ path: folder, mode: '0777' });
  chmodSync(folder, 0o1777);
  expect(findWritableByOthers(folder)).toBeUndefined();
});

it('a folder of the whole machine is told from a shop’s own', () => {
  expect([isSystemFolder(folder), isSystemFolder(join(folder, 'missing'))]).toEqual([false, false]);
  chmodSync(folder, 0o1777);
  expect([isSystemFolder(folder), isSystemFolder('/usr'), isSystemFolder('/')]).toEqual([
    true,
    true,
    true,
  ]);
});
