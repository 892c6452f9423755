import { connectRedis, readBuildId, type SharedRedis } from '@troupe/page-cache';
import { processState } from '@/platform/process/processState';
import { getEnv } from '@/config/env/getEnv';
import { createThrottle } from '@/platform/log/throttledLogger';
import { toKeyPrefix } from './keyPrefix';

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    redis: SharedRedis;
  }
}

/** @returns undefined without `REDIS_URL` or without a finished build */
export const getRedis = (): SharedRedis | undefined => {
  if (processState.redis) return processState.redis;
  const env = getEnv();
  const buildId = readBuildId();
  if (env.redisUrl === undefined || buildId === undefined) return undefined;
  const connection = connectRedis({
    url: env.redisUrl,
    warn: createThrottle('warn'),
  });
  processState.redis = { connection, prefix: toKeyPrefix(env, buildId) };
  return processState.redis;
};
