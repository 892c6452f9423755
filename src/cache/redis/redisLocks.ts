import { randomUUID } from 'node:crypto';
import { hashKey } from '../pageKey';
import type { RedisConnection } from './connection';
import { createSealedScript } from './sealed';

/** In ms: an instance that dies while it makes a page holds the others up for no longer. */
export const lockedFor = 5000;

const takeScript = createSealedScript(`
text = redis.call('SET', KEYS[1], ARGV[2], 'NX', 'PX', ${lockedFor}) and 'mine' or 'others'
if text == 'others' and redis.call('GET', KEYS[1]) == ARGV[2] then text = 'mine' end`);

const releaseScript = createSealedScript(`
text = 'others'
if redis.call('GET', KEYS[1]) == ARGV[2] then
  redis.call('DEL', KEYS[1])
  text = 'mine'
end`);

/** Whose turn it is to make a page. */
export interface PageLocks {
  /** Never rejects. @returns nothing where there is nobody to agree with */
  readonly take: (key: string) => Promise<'mine' | 'others' | undefined>;
  /** Lets others have their turn, behind everybody's back. Only what is held is let go. */
  readonly release: (key: string) => void;
}

/** @param prefix of all keys of this shop and build */
export const createRedisLocks = (redis: RedisConnection, prefix: string): PageLocks => {
  /** One for this process: within it, Next sees to it that a page is made once. */
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
      // Where it is not heard, the lock ends by itself.
      redis.tell(command).catch(() => undefined);
    },
  };
};
