import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPages } from './checkPages';
import { temporaryFolder } from './testing';

const buildId = 'a-build';
const { folder: parent, remove } = temporaryFolder();

afterAll(() => remove());

it('leaves a file where pages can be stored', async () => {
  const folder = join(parent, 'pages');
  await checkPages({ folder, buildId });
  await checkPages({ folder, buildId });
  expect(await readFile(join(folder, buildId, 'checked'), 'utf8')).toMatch(/^\d{4}-.*Z\n$/);
});

it('fails where they cannot', async () => {
  const folder = join(parent, 'in the way');
  await writeFile(folder, '');
  await expect(checkPages({ folder, buildId })).rejects.toThrow();
});
