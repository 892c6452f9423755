import { resolve } from 'node:path';
import { getEnv } from '@/config/env/getEnv';

/** The folder for the pages of all builds. */
export const pagesFolder = (): string => resolve(getEnv().dataDir, 'pages');
