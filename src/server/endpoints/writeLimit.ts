import type { IncomingMessage } from 'node:http';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { getEnv } from '@/config/env/getEnv';
import type { WriteLimit } from '@/config/env/limitParsers';
import { type RedisConnection, hashKey } from '@troupe/page-cache';
import { getRedis } from '@/server/pageCache/redis/getRedis';
import { ClientMemory } from './clientMemory';
import { createClientOf } from './clientOf';

/** The remaining quota of a client. */
export interface Allowance {
  /** Remaining quota before this request. At 0, the request is refused. */
  readonly left: number;
  /** Whole seconds until the full quota is available again. */
  readonly resetAfter: number;
  /** For the response (draft-ietf-httpapi-ratelimit-headers). */
  readonly headers: Readonly<Record<string, string>>;
}

interface SharedCounts {
  readonly connection: Pick<RedisConnection, 'ask' | 'distrust'>;
  /** Of all keys of this shop and build. */
  readonly prefix: string;
}

/** The command that the limiter sends, in the form of `@redis/client`. */
interface Script {
  readonly keys: readonly string[];
  readonly arguments: readonly string[];
}

const isCount = (answer: unknown): answer is readonly [used: number, msLeft: number] =>
  Array.isArray(answer) && answer.length === 2 && answer.every(Number.isInteger);

/** Rejects if Redis is down or slow. The connection waits for one slow answer only, for 60 ms at most. */
const toStoreClient = ({ ask, distrust }: SharedCounts['connection']) => ({
  eval: async (script: string, { keys, arguments: values }: Script) => {
    const answer = await ask(['EVAL', script, String(keys.length), ...keys, ...values]);
    if (isCount(answer)) return answer;
    if (answer !== undefined) distrust('an answer that is not a count');
    throw new Error('Redis does not count');
  },
});

/**
 * Limits the requests of each client in time windows. A window begins with the client's first request.
 *
 * @param name of the limit in the headers
 * @param redis counts for all instances. Without it, or while it does not answer in time, this process counts for itself
 */
export const createWriteLimit = (
  name: string,
  { count, seconds }: WriteLimit,
  redis?: SharedCounts,
) => {
  const options = { points: count, duration: seconds };
  const memory = new ClientMemory(options);
  const limiter = redis
    ? new RateLimiterRedis({
        ...options,
        keyPrefix: `${redis.prefix}:limit:${name}`,
        storeClient: toStoreClient(redis.connection),
        useRedisPackage: true,
        insuranceLimiter: memory,
      })
    : memory;

  const toAllowance = ({ msBeforeNext, remainingPoints }: RateLimiterRes, left: number) => {
    const resetAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
    return {
      left,
      resetAfter,
      headers: {
        'RateLimit-Policy': `"${name}";q=${count};w=${seconds}`,
        RateLimit: `"${name}";r=${remainingPoints};t=${resetAfter}`,
        ...(left > 0 ? {} : { 'Retry-After': String(resetAfter) }),
      },
    };
  };

  return {
    /** Uses one request of the quota, if any is left. */
    take: async (client: string): Promise<Allowance> => {
      try {
        // Redis gets no addresses of clients.
        const window = await limiter.consume(redis ? hashKey(client) : client);
        return toAllowance(window, window.remainingPoints + 1);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return toAllowance(refusal, 0);
        throw refusal;
      }
    },
  };
};

type Ask = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => Promise<Allowance | undefined>;

export interface RequestLimit {
  readonly take: Ask;
  /** Counts for something else than the client of a request, such as a link. */
  readonly takeFor: (key: string) => Promise<Allowance | undefined>;
}

const unlimited: RequestLimit = { take: async () => undefined, takeFor: async () => undefined };

const createRequestLimit = (name: string, limit: WriteLimit): RequestLimit => {
  const { take } = createWriteLimit(name, limit, getRedis());
  const clientOf = createClientOf(getEnv().trustedProxies);
  return { take: (request) => take(clientOf(request)), takeFor: take };
};

/** Created with the first request, because the environment may be invalid when a module is loaded during the build. */
const createLater = (create: () => RequestLimit): RequestLimit => {
  let limit: RequestLimit | undefined;
  const get = () => (limit ??= create());
  return { take: (request) => get().take(request), takeFor: (key) => get().takeFor(key) };
};

/**
 * The limit of `WRITE_LIMIT` for the client of a request; `take` resolves to undefined without a limit.
 *
 * @param times how many times as much as the variable says, for what a whole group does behind one address
 */
export const limitByEnv = (name: string, times = 1): RequestLimit =>
  createLater(() => {
    const { writeLimit } = getEnv();
    if (!writeLimit) return unlimited;
    const { count, seconds } = writeLimit;
    return createRequestLimit(name, { count: count * times, seconds });
  });

/** A limit that `WRITE_LIMIT` does not change, for what protects a third person. */
export const limitOf = (name: string, limit: WriteLimit): RequestLimit =>
  createLater(() => createRequestLimit(name, limit));
