import { join } from 'node:path';
import { createOutdatedPages, type OutdatedPages } from './outdatedPages';
import { pagesFolder, readBuildId } from './paths';
import { getRedis } from './redis/getRedis';
import { createRedisMarks } from './redis/redisMarks';

/** What the whole process agrees on: Next's bundles and the cache handler each have this module once more. */
const shared = globalThis as typeof globalThis & { troupeOutdatedPages?: OutdatedPages };

/** @returns nothing in development, where nothing is cached */
export const getOutdatedPages = (): OutdatedPages | undefined => {
  if (shared.troupeOutdatedPages) return shared.troupeOutdatedPages;
  const buildId = readBuildId();
  if (buildId === undefined) return undefined;
  const redis = getRedis();
  shared.troupeOutdatedPages = createOutdatedPages(
    join(pagesFolder(), buildId, 'outdated'),
    Date.now,
    redis && createRedisMarks(redis.connection, redis.prefix),
  );
  return shared.troupeOutdatedPages;
};
