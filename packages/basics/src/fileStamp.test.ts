import { mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder, writeFileIn } from './testing/temporaryFolder';
import { readFileStamp } from './fileStamp';

it('differs when the content does, also when the size and the time are kept', async () => {
  const folder = await createFolder();
  const file = join(folder, 'a');
  await writeFileIn(folder, 'a', 'one');
  await utimes(file, 1, 1);
  const before = await readFileStamp(file);
  await writeFileIn(folder, 'a', 'two');
  await utimes(file, 1, 1);

  expect(before?.size).toBe(3);
  expect((await readFileStamp(file))?.stamp).not.toBe(before?.stamp);
});

it('is none for what is not there, or no file', async () => {
  const folder = await createFolder();
  await mkdir(join(folder, 'sub'));
  await writeFileIn(folder, 'a', '');
  for (const path of ['nowhere', 'sub', 'a/b']) {
    expect(await readFileStamp(join(folder, path))).toBeUndefined();
  }
});
