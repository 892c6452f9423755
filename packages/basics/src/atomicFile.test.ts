import { mkdir, open, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from './testing/temporaryFolder';
import { removeAbandoned, writeAtomically } from './atomicFile';

const isSynced = false;

describe('a file that is replaced', () => {
  it.each([true, false])(
    'has the new content, and leaves nothing behind (synced: %s)',
    async (synced) => {
      const folder = await createFolder();
      const path = join(folder, 'file');
      await writeAtomically(path, 'old', { isSynced: synced });
      await writeAtomically(path, Buffer.from('new'), { isSynced: synced });
      expect(await readFile(path, 'utf8')).toBe('new');
      expect(await readdir(folder)).toEqual(['file']);
    },
  );

  it('has its old content until the new one is complete', async () => {
    const folder = await createFolder();
    const path = join(folder, 'file');
    await writeAtomically(path, 'old', { isSynced });
    const draft = join(folder, 'draft');
    const found = await writeAtomically(path, 'new', {
      isSynced,
      draft,
      finish: async () => [await readFile(path, 'utf8'), await readFile(draft, 'utf8')],
    });
    expect(found).toEqual(['old', 'new']);
    expect(await readFile(path, 'utf8')).toBe('new');
  });

  it('keeps its old content after a failure, and leaves nothing behind', async () => {
    const folder = await createFolder();
    const path = join(folder, 'file');
    await writeAtomically(path, 'old', { isSynced });
    const finish = () => Promise.reject(new Error('the disk is full'));
    await expect(writeAtomically(path, 'new', { isSynced, finish })).rejects.toThrow('full');
    expect(await readFile(path, 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['file']);
  });

  it('keeps its old content for a reader that has begun', async () => {
    const path = join(await createFolder(), 'file');
    await writeAtomically(path, 'old content', { isSynced });
    const reader = await open(path);
    const { buffer } = await reader.read(Buffer.alloc(3), 0, 3);
    await writeAtomically(path, 'new', { isSynced });
    expect(buffer.toString() + (await reader.readFile('utf8'))).toBe('old content');
    await reader.close();
  });

  it('is complete for each reader, while several write', async () => {
    const path = join(await createFolder(), 'file');
    const contents = ['a', 'b', 'c'].map((letter) => letter.repeat(1_000_000));
    await writeAtomically(path, contents[0] ?? '', { isSynced });
    const writes = Promise.all(contents.map((it) => writeAtomically(path, it, { isSynced })));
    for (let time = 0; time < 20; time += 1) {
      expect(contents).toContain(await readFile(path, 'utf8'));
    }
    await writes;
  });
});

it('only old drafts are removed, and only those that are named', async () => {
  const folder = await createFolder();
  const now = Date.now();
  const ages = { 'old.tmp': 61, 'young.tmp': 59, 'old.txt': 61 };
  for (const [name, age] of Object.entries(ages)) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), now / 1000 - age, now / 1000 - age);
  }
  await mkdir(join(folder, 'folder.tmp'));
  const names = ['old.tmp', 'young.tmp', 'gone.tmp', 'folder.tmp'];
  await removeAbandoned(folder, names, now);
  expect((await readdir(folder)).sort()).toEqual(['folder.tmp', 'old.txt', 'young.tmp']);
});
