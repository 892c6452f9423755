import { getEnv } from '@/env/getEnv';
import { log } from '@/log/log';
import { createComplaints } from '../complaints';
import { readBuildId } from '../paths';
import { connectRedis, type RedisConnection } from './connection';
import { toKeyPrefix } from './keyPrefix';

interface SharedRedis {
  readonly connection: RedisConnection;
  readonly prefix: string;
}

/** What the whole process agrees on: Next's bundles and the cache handler each have this module once more. */
const shared = globalThis as typeof globalThis & { troupeRedis?: SharedRedis };

/** @returns nothing where `REDIS_URL` is not set, or there is no finished build */
export const getRedis = (): SharedRedis | undefined => {
  if (shared.troupeRedis) return shared.troupeRedis;
  const env = getEnv();
  const buildId = readBuildId();
  if (env.redisUrl === undefined || buildId === undefined) return undefined;
  const connection = connectRedis({
    url: env.redisUrl,
    complain: createComplaints(log.warn),
  });
  shared.troupeRedis = { connection, prefix: toKeyPrefix(env, buildId) };
  return shared.troupeRedis;
};
