import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectControlStyles, splitRules } from './collectControlStyles';

const button = '.mui-1a{color:red;}@media (hover: hover){.mui-1a:hover{color:blue;}}';
const chip = '.mui-2b{gap:1px;}';

const toPage = (names: string, styles: string) =>
  `<head><style data-emotion="mui ${names}">${styles}</style></head><body>Text</body>`;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'server/pages/de'), { recursive: true });
  writeFileSync(join(folder, 'server/pages/en.html'), toPage('1a', button));
  writeFileSync(join(folder, 'server/pages/de/riga.html'), toPage('1a 2b', button + chip));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('a rule contains the rules inside it', () => {
  expect(splitRules(button + chip)).toEqual([
    '.mui-1a{color:red;}',
    '@media (hover: hover){.mui-1a:hover{color:blue;}}',
    chip,
  ]);
});

it('returns the styles of all pages, each once, and keeps them for the shop', () => {
  expect(collectControlStyles(folder)).toBe(button + chip);
  expect(readFileSync(join(folder, 'controls.css'), 'utf8')).toBe(button + chip);
});

it('documents keep the names of their styles alone', () => {
  collectControlStyles(folder);
  expect(readFileSync(join(folder, 'server/pages/de/riga.html'), 'utf8')).toBe(toPage('1a 2b', ''));
});
