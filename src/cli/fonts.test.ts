import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { faceNames } from '@/ui/themes/faces';
import { fontParts, getFontFiles } from '@/ui/themes/fontFiles';
import { cutFonts } from './fonts';

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
const old = join(folder, 'figtree-latin-1.0.0.woff2');
const files = faceNames.flatMap((name) => fontParts.flatMap((part) => getFontFiles(name, part)));

const changedAt = () => readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs);

beforeAll(async () => {
  writeFileSync(old, '');
  await cutFonts(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

it('every file that a page may ask for is there, and no other', () => {
  expect(readdirSync(folder).sort()).toEqual(files.map(({ path }) => basename(path)).sort());
});

it.each(files)('$path is a font, and lighter than its package has it', ({ path, source }) => {
  const cut = readFileSync(join(folder, basename(path)));
  expect(cut.toString('latin1', 0, 4)).toBe('wOF2');
  expect(cut.length).toBeLessThan(statSync(source).size);
});

it('what is there already is not made anew', async () => {
  const before = changedAt();
  await cutFonts(folder);
  expect(changedAt()).toEqual(before);
});
