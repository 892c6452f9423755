import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPageCache } from './checkPageCache';
import { temporaryFolder } from './testing';

let pages = '';
let buildId: string | undefined;
jest.mock('./paths', () => ({ pagesFolder: () => pages, readBuildId: () => buildId }));

const { folder, remove } = temporaryFolder();

beforeEach(() => {
  pages = join(folder, 'pages');
  buildId = 'a-build';
});

afterAll(() => remove());

it('leaves a sign where pages can be kept', async () => {
  await checkPageCache();
  await checkPageCache();
  expect(await readFile(join(pages, 'a-build', 'checked'), 'utf8')).toMatch(/^\d{4}-.*Z\n$/);
});

it('fails where they cannot', async () => {
  pages = join(folder, 'in the way');
  await writeFile(pages, '');
  await expect(checkPageCache()).rejects.toThrow();
});

it('asks for nothing where nothing is kept', async () => {
  pages = join(folder, 'in the way');
  buildId = undefined;
  await checkPageCache();
});
