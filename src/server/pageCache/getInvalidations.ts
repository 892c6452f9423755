import { type Invalidations, openInvalidations, readBuildId } from '@troupe/page-cache';
import { processState } from '@/platform/process/processState';
import { content } from './content';
import { pagesFolder } from './paths';
import { getRedis } from './redis/getRedis';

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    invalidations: Invalidations;
  }
}

/** @returns undefined in development, where nothing is cached */
export const getInvalidations = (): Invalidations | undefined => {
  if (processState.invalidations) return processState.invalidations;
  const buildId = readBuildId();
  if (buildId === undefined) return undefined;
  processState.invalidations = openInvalidations({
    folder: pagesFolder(),
    buildId,
    redis: getRedis(),
    content,
  });
  return processState.invalidations;
};
