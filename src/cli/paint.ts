import { writeFileSync } from 'node:fs';
import { toOutputFile } from '@/lib/buildOutput';
import { listPaintFiles } from '@/ui/themes/paintFile';
import { getThemeFile } from '@/ui/themes/themeFile';

/**
 * Writes the stylesheets of all themes and brands, and the theme of MUI's components, beside those of Next, so that they
 * are served by the same rules. Run it before the server starts, because the server lists the files only once.
 */
export const writePaint = (): void => {
  for (const { path, content } of [...listPaintFiles(), getThemeFile()]) {
    writeFileSync(toOutputFile(path), content);
  }
};
