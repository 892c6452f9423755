import { join } from 'node:path';
import { processState } from '@/lib/processState';
import { createInvalidations, type Invalidations } from './invalidations';
import { pagesFolder, readBuildId } from './paths';
import { getRedis } from './redis/getRedis';
import { createRedisInvalidations } from './redis/redisInvalidations';

declare module '@/lib/processState' {
  interface ProcessStateTypes {
    invalidations: Invalidations;
  }
}

/** @returns undefined in development, where nothing is cached */
export const getInvalidations = (): Invalidations | undefined => {
  if (processState.invalidations) return processState.invalidations;
  const buildId = readBuildId();
  if (buildId === undefined) return undefined;
  const redis = getRedis();
  processState.invalidations = createInvalidations(
    join(pagesFolder(), buildId, 'outdated'),
    Date.now,
    redis && createRedisInvalidations(redis.connection, redis.prefix),
  );
  return processState.invalidations;
};
