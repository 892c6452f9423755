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
import { type FaceName, faceNames, faces } from '@/ui/themes/faces';
import { type FontFile, fontParts, getFontFiles, keptFeatures } from '@/ui/themes/fontFiles';
import { listCharacters } from '@/ui/themes/unicodeRange';

const listFiles = () =>
  faceNames.flatMap((name) =>
    fontParts.flatMap((part) => getFontFiles(name, part).map((file) => ({ name, file }))),
  );

/** The types of `subset-font` describe an older version. */
type Options = Parameters<typeof subsetFont>[2] & { readonly keepFeatures: string[] };

const cut = (name: FaceName, { source, range }: FontFile): Promise<Buffer> => {
  const options: Options = {
    targetFormat: 'woff2',
    variationAxes: faces[name].cut,
    keepFeatures: [...keptFeatures],
  };
  return subsetFont(readFileSync(source), listCharacters(range), options);
};

/**
 * Writes the fonts of all brands into the served folder, each with only the axes that its brands use. File names
 * contain version and cut, so browsers may cache them forever and existing files are kept. Run it before Next
 * starts, because Next lists `public` only once.
 */
export const cutFonts = async (folder = join('public', 'fonts')): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const files = listFiles();
  const names = new Set(files.map(({ file }) => basename(file.path)));
  // Remove files of earlier versions.
  for (const old of readdirSync(folder)) if (!names.has(old)) rmSync(join(folder, old));
  for (const { name, file } of files) {
    const target = join(folder, basename(file.path));
    if (existsSync(target)) continue;
    // Write atomically, because existing files are assumed to be complete.
    writeFileSync(`${target}.new`, await cut(name, file));
    renameSync(`${target}.new`, target);
  }
};
