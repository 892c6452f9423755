import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getEnv } from '@/config/env/getEnv';

/** The folder for the pages of all builds. */
export const pagesFolder = (): string => resolve(getEnv().dataDir, 'pages');

/** @returns undefined without a finished build, as in development */
export const readBuildId = (): string | undefined => {
  try {
    return readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
};
