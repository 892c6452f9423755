import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaintFiles } from '@/ui/themes/paintFile';

/**
 * Writes the stylesheets of all themes and brands beside those of Next, so that they are served by the same rules. Run
 * it before the server starts, because the server lists the files only once.
 */
export const writePaint = (): void => {
  for (const { path, content } of listPaintFiles()) {
    writeFileSync(join('.next', path.replace('/_next/', '')), content);
  }
};
