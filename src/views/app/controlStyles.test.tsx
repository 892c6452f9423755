import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';

const toTag = (names: string, styles: string) => (
  <style key={names} data-emotion={`mui ${names}`} dangerouslySetInnerHTML={{ __html: styles }} />
);

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'));
  mkdirSync(join(folder, '.next'));
  writeFileSync(join(folder, '.next/controls.css'), '.mui-1a{color:red;}.mui-2b{gap:1px;}');
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  jest.resetModules();
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const print = async (names: string, styles: string) => {
  const { leaveOutKnownStyles } = await import('./controlStyles');
  return renderToString(<>{leaveOutKnownStyles([toTag(names, styles)])}</>);
};

it('a document names the styles that the stylesheet has, without repeating them', async () => {
  expect(await print('1a 2b', '.mui-1a{color:red;}.mui-2b{gap:1px;}')).toBe(
    '<style data-emotion="mui 1a 2b"></style>',
  );
});

it('a document brings its styles if the stylesheet lacks one of them', async () => {
  expect(await print('1a 3c', '.mui-1a{color:red;}.mui-3c{top:0;}')).toContain('.mui-3c{top:0;}');
});

it('a document brings its styles while the shop is built', async () => {
  rmSync(join(folder, '.next/controls.css'));
  expect(await print('1a', '.mui-1a{color:red;}')).toContain('.mui-1a{color:red;}');
});
