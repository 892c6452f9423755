import type { Complain } from '../complaints';
import { type Entry, toRank } from '../entry';
import { marksKeptFor } from '../outdatedPages';
import { hashKey } from '../pageKey';
import { readDigest, readPageHead } from '../pageFile';
import type { RedisConnection } from './connection';
import { createSealedScript } from './sealed';

/** A page as it lies in Redis. */
export interface SharedPage {
  readonly bytes: Buffer;
  /** Tells generations apart. */
  readonly digest: string;
  readonly head: Omit<Entry, 'value'>;
}

/** Three numbers of 16 digits stand before the file, for Redis to compare: what the page knows (`toRank`). */
const digits = 16;
const fileAt = 3 * digits;
/** In ms: how far the clocks of instances may differ. What lies further ahead of the writer's is no reason to refuse. */
const clocksDiffer = 1000;
/** In ms: how long it is remembered how many keys Redis has had to drop. */
const evictionsKnownFor = 10_000;

/** Tells whether answers still belong to their questions. */
const echoScript = createSealedScript(`text = 'here'`);

/** Arguments: the value, how long it lives in ms, the latest moment that content can be from. */
const writeScript = createSealedScript(`
local function read(value, at) return tonumber(string.sub(value, at * ${digits} + 1, (at + 1) * ${digits})) end
local old = redis.pcall('GETRANGE', KEYS[1], 0, ${fileAt - 1})
local isOlder = false
if type(old) == 'string' and #old == ${fileAt} and read(old, 0) and read(old, 1) and read(old, 2)
  and read(old, 1) <= tonumber(ARGV[4]) then
  for at = 0, 2 do
    local theirs, own = read(old, at), read(ARGV[2], at)
    if theirs ~= own then
      isOlder = theirs > own
      break
    end
  end
end
if isOlder then
  text = 'older'
else
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
  text = 'kept'
end`);

const toPrefix = (head: Omit<Entry, 'value'>): string =>
  toRank(head)
    .map((value) => String(Math.max(0, Math.floor(value))).padStart(digits, '0'))
    .join('');

/** In ms: a page that is older is made anew in any case. */
const toLifetime = ({ cacheControl: { expire } }: Omit<Entry, 'value'>): number =>
  Math.max(1, Math.min(expire === undefined ? marksKeptFor : expire * 1000, marksKeptFor));

/**
 * The pages that all instances share: one key each, with a file as on disk (pageFile.ts) as its value. Whatever is torn,
 * changed, foreign or of another version is no page. Redis lets go of them when they expire, or earlier when it must.
 *
 * @param prefix of all keys of this shop and build
 */
export const createRedisPages = (
  redis: RedisConnection,
  prefix: string,
  complain: Complain,
  now: () => number = Date.now,
) => {
  const toName = (key: string) => `${prefix}:page:${hashKey(key)}`;
  let evictions: { readonly hasLost: boolean; readonly at: number } | undefined;

  return {
    /** @returns `null` where Redis has no such page, and nothing where it does not answer */
    read: async (key: string): Promise<SharedPage | null | undefined> => {
      const answer = await redis.ask(['GET', toName(key)]);
      if (answer === undefined || answer === null) return answer;
      if (!Buffer.isBuffer(answer)) {
        redis.distrust('an answer that is no page');
        return undefined;
      }
      const bytes = answer.subarray(fileAt);
      const head = readPageHead(key, bytes);
      if (head && answer.toString('latin1', 0, fileAt) === toPrefix(head)) {
        return { bytes, digest: readDigest(bytes), head };
      }
      complain('page cache: Redis', new Error('a value that is no page of ours'));
      // Either that is what lies there, or the answer was meant for another question.
      const { command, readAnswer } = echoScript.toCommand([], []);
      const echo = await redis.ask(command);
      if (echo !== undefined && readAnswer(echo) === undefined) redis.distrust('mixed-up answers');
      return null;
    },

    /**
     * Unless there is one that knows more.
     *
     * @returns whether it is there now, or gave way; rejects where nobody can tell
     */
    write: async (key: string, bytes: Buffer): Promise<'kept' | 'older'> => {
      const head = readPageHead(key, bytes);
      if (!head) throw new Error('What was to be shared is no page');
      const value = Buffer.concat([Buffer.from(toPrefix(head)), bytes]);
      const { command, readAnswer } = writeScript.toCommand(
        [toName(key)],
        [value, String(toLifetime(head)), String(now() + clocksDiffer)],
      );
      const answer = readAnswer(await redis.tell(command));
      if (answer === 'kept' || answer === 'older') return answer;
      redis.distrust('an answer that is none');
      throw new Error('Redis did not say whether it keeps a page');
    },

    /** Whether Redis has ever had to let pages go before their time. */
    mayHaveLost: async (): Promise<boolean> => {
      if (evictions && Math.abs(now() - evictions.at) < evictionsKnownFor) return evictions.hasLost;
      const answer = await redis.ask(['INFO', 'stats']);
      if (answer === undefined) return false;
      const count = /^evicted_keys:(\d+)/m.exec(String(answer))?.[1];
      evictions = { hasLost: count !== '0', at: now() };
      return evictions.hasLost;
    },
  };
};

export type RedisPages = ReturnType<typeof createRedisPages>;
