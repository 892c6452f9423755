import { readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from '@/testing/contentFolder';
import { replaceFile } from './ordersFile';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await createFolder();
  path = join(folder, 'troupe.db');
  writeFileSync(path, 'all orders');
});

const replaceAt = (out: string, database = path) =>
  replaceFile(out, { kind: 'sqlite', path: database }, async (part) =>
    writeFileSync(part, 'a copy'),
  );

const refused = /would replace a file of the shop's database/;

it('replaces a file beside the database', async () => {
  writeFileSync(join(folder, 'copy.db'), 'an older copy');
  await replaceAt(join(folder, 'copy.db'));
  expect(readFileSync(join(folder, 'copy.db'), 'utf8')).toBe('a copy');
  expect(readFileSync(path, 'utf8')).toBe('all orders');
});

it.each(['', '-wal', '-shm', '-journal', '.shop-lock', '.writer-lock-holder', '.operator'])(
  'leaves troupe.db%s to the shop, whether it exists or not',
  async (suffix) => {
    await expect(replaceAt(path + suffix)).rejects.toThrow(refused);
    expect(readdirSync(folder)).toEqual(['troupe.db']);
    expect(readFileSync(path, 'utf8')).toBe('all orders');
  },
);

it('knows the database and its log behind links, in both directions', async () => {
  const links = await createFolder();
  symlinkSync(folder, join(links, 'folder'));
  symlinkSync(path, join(links, 'file.db'));
  await expect(replaceAt(join(links, 'folder/troupe.db'))).rejects.toThrow(refused);
  await expect(replaceAt(join(links, 'folder/troupe.db-wal'))).rejects.toThrow(refused);
  await expect(replaceAt(join(links, 'file.db'))).rejects.toThrow(refused);
  await expect(replaceAt(path, join(links, 'file.db'))).rejects.toThrow(refused);
  await expect(replaceAt(`${path}-wal`, join(links, 'file.db'))).rejects.toThrow(refused);
  expect(readFileSync(path, 'utf8')).toBe('all orders');
});

it('does not clear the way for a file over a database whose name ends in .part', async () => {
  const database = join(folder, 'shop.part');
  writeFileSync(database, 'all orders');
  await expect(replaceAt(join(folder, 'shop'), database)).rejects.toThrow(refused);
  expect(readFileSync(database, 'utf8')).toBe('all orders');
});

it('has no file of PostgreSQL to protect', async () => {
  const out = join(folder, 'orders.csv');
  await replaceFile(out, { kind: 'postgres', url: 'postgres://localhost/shop' }, async (part) =>
    writeFileSync(part, 'orders'),
  );
  expect(readFileSync(out, 'utf8')).toBe('orders');
});
