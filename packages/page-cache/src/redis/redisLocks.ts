import { randomUUID } from 'node:crypto';
import { hashKey } from '../pageKey';
import type { RedisConnection } from './connection';
import { createChecksummedScript } from './checksummedScript';

/** In ms: expiry of the lock of an instance that exits during a render. */
export const lockedFor = 5000;

const takeScript = createChecksummedScript(`
text = redis.call('SET', KEYS[1], ARGV[2], 'NX', 'PX', ${lockedFor}) and 'mine' or 'others'
if text == 'others' and redis.call('GET', KEYS[1]) == ARGV[2] then text = 'mine' end`);

const releaseScript = createChecksummedScript(`
text = 'others'
if redis.call('GET', KEYS[1]) == ARGV[2] then
  redis.call('DEL', KEYS[1])
  text = 'mine'
end`);

/** Render locks. */
export interface PageLocks {
  /** Never rejects. @returns undefined if Redis does not answer */
  readonly take: (key: string) => Promise<'mine' | 'others' | undefined>;
  /** Releases the lock in the background, if this process holds it. */
  readonly release: (key: string) => void;
}

/** @param prefix of all keys of this shop and build */
export const createRedisLocks = (redis: RedisConnection, prefix: string): PageLocks => {
  /** The same for the whole process: within it, Next already renders a page only once at a time. */
  const token = randomUUID();
  const toName = (key: string) => `${prefix}:making:${hashKey(key)}`;

  return {
    take: async (key) => {
      const { command, readAnswer } = takeScript.toCommand([toName(key)], [token]);
      const answer = await redis.ask(command);
      if (answer === undefined) return undefined;
      const whose = readAnswer(answer);
      if (whose === 'mine' || whose === 'others') return whose;
      redis.distrust('a lock that is none');
      return undefined;
    },

    release: (key) => {
      const { command } = releaseScript.toCommand([toName(key)], [token]);
      // If this fails, the lock expires.
      redis.tell(command).catch(() => undefined);
    },
  };
};
