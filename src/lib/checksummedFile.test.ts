import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '@/testing/contentFolder';
import { readChecksummed, removeUnfinished, writeChecksummed } from './checksummedFile';

const createPath = async () => join(await createFolder(), 'below', 'kept.json');

describe('a kept file', () => {
  it('says what was written last', async () => {
    const path = await createPath();
    await writeChecksummed(path, { first: true });
    await writeChecksummed(path, { żółć: [1, '2', null] });

    expect(await readChecksummed(path)).toEqual({ żółć: [1, '2', null] });
  });

  it('says nothing before it was written', async () => {
    expect(await readChecksummed(await createPath())).toBeUndefined();
  });

  it('says nothing when it is torn, wherever', async () => {
    const path = await createPath();
    await writeChecksummed(path, { text: 'some text' });
    const whole = await readFile(path);
    for (let length = 0; length < whole.length; length += 1) {
      await writeFile(path, whole.subarray(0, length));
      expect(await readChecksummed(path)).toBeUndefined();
    }
  });

  it('says nothing when a letter of it differs', async () => {
    const path = await createPath();
    await writeChecksummed(path, { text: 'some text' });
    const whole = await readFile(path, 'utf8');
    await writeFile(path, whole.replace('some', 'same'));

    expect(await readChecksummed(path)).toBeUndefined();
  });

  it('leaves nothing else behind, and is what it was when the disk takes no other', async () => {
    const folder = await createFolder();
    const path = join(folder, 'kept.json');
    await writeChecksummed(path, 1);
    await Promise.all(Array.from({ length: 20 }, (_, at) => writeChecksummed(path, at)));

    expect(await readdir(folder)).toEqual(['kept.json']);
    await expect(writeChecksummed(join(path, 'a file is no folder.json'), 1)).rejects.toThrow();
    expect(await readChecksummed(path)).toEqual(expect.any(Number));
  });

  it('is rid of what a killed process left, but of nothing that may still be written or is not its own', async () => {
    const folder = await createFolder();
    const path = join(folder, 'kept.json');
    const names = ['kept.json.old.tmp', 'kept.json.new.tmp', 'other.json.old.tmp', 'kept.json.old'];
    for (const name of names) {
      await writeFile(join(folder, name), '');
      const ago = Date.now() / 1000 - (name.includes('old') ? 120 : 5);
      await utimes(join(folder, name), ago, ago);
    }
    await mkdir(join(folder, 'below'));
    await removeUnfinished(path);

    const left = ['below', 'kept.json.new.tmp', 'kept.json.old', 'other.json.old.tmp'];
    expect((await readdir(folder)).sort()).toEqual(left);
  });
});
