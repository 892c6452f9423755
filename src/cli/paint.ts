import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaintFiles } from '@/themes/paintFile';

/**
 * Puts the stylesheets of all themes and brands beside those that Next has made, so that whatever holds for its files
 * holds for them. A server looks once, when it starts, what there is.
 */
export const writePaint = (): void => {
  for (const { path, content } of listPaintFiles()) {
    writeFileSync(join('.next', path.replace('/_next/', '')), content);
  }
};
