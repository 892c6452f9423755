import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getEnv } from '@/env/getEnv';

/** Where all builds keep their pages. */
export const pagesFolder = (): string => resolve(getEnv().dataDir, 'pages');

/** @returns nothing where there is no finished build, as in development */
export const readBuildId = (): string | undefined => {
  try {
    return readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
};
