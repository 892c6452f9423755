import { checkPages, readBuildId } from '@troupe/page-cache';
import { pagesFolder } from './paths';

/**
 * Checks that the page cache is writable. In development there is none.
 *
 * @throws when it is not
 */
export const checkPageCache = async (): Promise<void> => {
  const buildId = readBuildId();
  if (buildId !== undefined) await checkPages({ folder: pagesFolder(), buildId });
};
