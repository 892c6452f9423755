import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { type FaceName, faceNames, faces } from '@/themes/faces';
import { type FontFile, getFontFile, subsets } from '@/themes/fontFiles';
import { listCharacters } from '@/themes/unicodeRange';

const listFiles = () =>
  faceNames.flatMap((name) => subsets.map((subset) => ({ name, file: getFontFile(name, subset) })));

const cut = (name: FaceName, { source, range }: FontFile): Promise<Buffer> =>
  subsetFont(readFileSync(source), listCharacters(range), {
    targetFormat: 'woff2',
    variationAxes: faces[name].cut,
  });

/**
 * Puts the type faces of all brands where the shop serves them, each with no more of its axes than its brands use. Their
 * names carry version and cut, so browsers may keep them for good, and what is there already is right. Before Next starts,
 * since it looks once what there is in `public`.
 */
export const cutFonts = async (folder = join('public', 'fonts')): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const files = listFiles();
  const names = new Set(files.map(({ file }) => basename(file.path)));
  // Earlier versions are nobody's any more.
  for (const old of readdirSync(folder)) if (!names.has(old)) rmSync(join(folder, old));
  for (const { name, file } of files) {
    const target = join(folder, basename(file.path));
    if (existsSync(target)) continue;
    // Whole or not at all: what is there is taken for right.
    writeFileSync(`${target}.new`, await cut(name, file));
    renameSync(`${target}.new`, target);
  }
};
