import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@troupe/page-cache/testing';
import { checkPageCache } from './checkPageCache';

let pages = '';
jest.mock('./paths', () => ({ pagesFolder: () => pages }));

const { folder, remove } = temporaryFolder();
const home = process.cwd();

beforeAll(() => process.chdir(folder));

afterAll(() => {
  process.chdir(home);
  remove();
});

it('needs no folder where nothing is cached', async () => {
  writeFileSync('in the way', '');
  pages = join(folder, 'in the way');
  await checkPageCache();
});

it('checks the folder of the build', async () => {
  mkdirSync('.next');
  writeFileSync(join('.next', 'BUILD_ID'), 'a-build');
  await expect(checkPageCache()).rejects.toThrow();
  pages = join(folder, 'pages');
  await checkPageCache();
  expect(await readFile(join(pages, 'a-build', 'checked'), 'utf8')).not.toBe('');
});
