import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param distFolder the output of `next build`
 * @returns undefined without a finished build, as in development
 */
export const readBuildId = (distFolder = '.next'): string | undefined => {
  try {
    return readFileSync(join(distFolder, 'BUILD_ID'), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
};
