import { join } from 'node:path';

/**
 * The file of an address below `/_next/`.
 *
 * @param path `/_next/static/css/a.css`
 * @param folder Next's output
 */
export const toOutputFile = (path: string, folder = '.next'): string =>
  join(folder, path.replace('/_next/', ''));
