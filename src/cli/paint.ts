import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toOutputFile } from '@/lib/buildOutput';
import { getPaintPath, listPaints } from '@/ui/themes/paintFile';
import { getThemeFile } from '@/ui/themes/themeFile';

/**
 * Writes the stylesheets of all themes and brands, and the theme of MUI's components, beside those of Next, so that they
 * are served by the same rules. Run it before the server starts, because the server lists the files only once.
 *
 * @param folder Next's output, `.next`
 * @param controlStyles of all pages
 */
export const writePaint = (folder: string, controlStyles: string): void => {
  const buildId = readFileSync(join(folder, 'BUILD_ID'), 'utf8');
  for (const paint of listPaints()) {
    const file = toOutputFile(getPaintPath(buildId, paint), folder);
    writeFileSync(file, paint.content + controlStyles);
  }
  const theme = getThemeFile();
  writeFileSync(toOutputFile(theme.path, folder), theme.content);
};
