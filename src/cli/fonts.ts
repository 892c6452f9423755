import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type FaceName, faces } from '@/themes/faces';
import { getFontFile, subsets } from '@/themes/fontFiles';

/**
 * Puts the type faces of all brands where the shop serves them, straight from their packages: their names carry the
 * version, so browsers may keep them for good. Before Next starts, since it looks once what there is in `public`.
 */
export const copyFonts = (): void => {
  const folder = join('public', 'fonts');
  // Earlier versions are nobody's any more.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const name of Object.keys(faces) as FaceName[]) {
    for (const subset of subsets) {
      const { source, path } = getFontFile(name, subset);
      copyFileSync(source, join('public', path));
    }
  }
};
