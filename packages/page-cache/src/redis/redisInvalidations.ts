import { createHash } from 'node:crypto';
import { INVALIDATIONS_KEPT_MS } from '../invalidations';
import type { RedisConnection } from './connection';
import { createChecksummedScript } from './checksummedScript';

/** Invalidations that all instances share. */
export interface StoredInvalidations {
  /** Changes when Redis has lost the invalidations. */
  readonly epoch: string;
  /** Every invalidation up to this version is known. */
  readonly version: number;
  /** Paths with the version of their invalidation, oldest first. */
  readonly invalidations: readonly (readonly [path: string, version: number])[];
  /** Whether there are more, to be read from `version` on. */
  readonly hasMore: boolean;
}

/** More than this are replaced by one invalidation of all pages. */
const maxInvalidations = 20_000;
/** Per answer: a larger one could exceed the timeout. */
const mostAtOnce = 2000;
const everything = JSON.stringify('*');
/** In seconds. Slightly longer than an invalidation can have an effect. */
const lifetime = Math.ceil(INVALIDATIONS_KEPT_MS / 1000) + 3600;

/**
 * All invalidations and the epoch are in one sorted set, so that Redis can only lose all of them together. The score is
 * the version: Redis' clock in microseconds, and always above the last one, so versions are unique. The epoch has the
 * score 0.
 */
const begin = `
local epoch = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
if #epoch == 0 or epoch[2] ~= '0' then
  redis.call('DEL', KEYS[1])
  redis.call('ZADD', KEYS[1], 0, 'epoch:' .. ARGV[2])
  epoch = {'epoch:' .. ARGV[2]}
end
redis.call('EXPIRE', KEYS[1], ${lifetime})
local function number(value) return string.format('%.0f', value) end
`;

/** Arguments: a name for a new epoch, the last known version. */
const readScript = createChecksummedScript(`${begin}
local lines = {epoch[1]}
local found = redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. ARGV[3], '+inf', 'WITHSCORES', 'LIMIT', 0, ${mostAtOnce + 1})
for i = 1, #found, 2 do
  if found[i] ~= epoch[1] then
    lines[#lines + 1] = number(found[i + 1]) .. ' ' .. found[i]
  end
end
text = table.concat(lines, '\\n')`);

/** Arguments: a name for a new epoch, the version that the new ones must exceed, the paths. */
const addScript = createChecksummedScript(`${begin}
local time = redis.call('TIME')
local top = redis.call('ZREVRANGE', KEYS[1], 0, 0, 'WITHSCORES')
local version = math.max(time[1] * 1000000 + time[2], top[2] + 1, ARGV[3] + 1)
for i = 4, #ARGV do redis.call('ZADD', KEYS[1], number(version + i - 4), ARGV[i]) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '(0', number(version - ${INVALIDATIONS_KEPT_MS * 1000}))
if redis.call('ZCARD', KEYS[1]) > ${maxInvalidations} then
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '(0', '+inf')
  redis.call('ZADD', KEYS[1], number(version + #ARGV), '${everything}')
end
text = number(version) .. ' ' .. redis.sha1hex(table.concat(ARGV, '\\n', 4))`);

const parseMark = (line: string): readonly [string, number] | undefined => {
  // With `s`: JSON leaves line separators (U+2028, U+2029) as they are.
  const [, version, member = ''] = /^(\d{1,16}) (".*")$/s.exec(line) ?? [];
  // The digest proves only that the answer is from Redis. The stored values may be invalid.
  try {
    return version === undefined ? undefined : [String(JSON.parse(member)), Number(version)];
  } catch {
    return undefined;
  }
};

const digestOf = (members: readonly string[]): string =>
  createHash('sha1').update(members.join('\n')).digest('hex');

/** @param prefix of all keys of this shop and build */
export const createRedisInvalidations = (redis: RedisConnection, prefix: string) => {
  const key = `${prefix}:marks`;
  const newEpoch = () => `${process.pid.toString(36)}-${Date.now().toString(36)}-${Math.random()}`;

  return {
    /** Reads the invalidations after a version. Never rejects. @returns undefined if Redis does not answer */
    readFrom: async (version: number): Promise<StoredInvalidations | undefined> => {
      const { command, readAnswer } = readScript.toCommand([key], [newEpoch(), String(version)]);
      const answer = await redis.ask(command);
      if (answer === undefined) return undefined;
      const text = readAnswer(answer);
      if (text === undefined) {
        redis.distrust('marks that are none');
        return undefined;
      }
      const [epoch = '', ...lines] = text.split('\n');
      const invalidations = lines.flatMap((line) => {
        const mark = parseMark(line);
        return mark ? [mark] : [];
      });
      const known = Math.max(version, invalidations.at(-1)?.[1] ?? 0);
      return { epoch, version: known, invalidations, hasMore: lines.length > mostAtOnce };
    },

    /**
     * Invalidates pages for all instances.
     *
     * @param paths without duplicates
     * @param above all new versions are higher than this one
     * @returns the version of the first path; each next one is higher by 1. Rejects if Redis may not have stored them
     */
    add: async (paths: readonly string[], above: number): Promise<number> => {
      const members =
        paths.length > maxInvalidations ? [everything] : paths.map((path) => JSON.stringify(path));
      const args = [newEpoch(), String(above), ...members];
      const { command, readAnswer } = addScript.toCommand([key], args);
      const [version, heard] = (readAnswer(await redis.tell(command)) ?? '').split(' ');
      if (heard === digestOf(members)) return Number(version);
      redis.distrust('marks that were not understood');
      throw new Error('Redis has not understood which pages are out of date');
    },
  };
};

export type RedisInvalidations = ReturnType<typeof createRedisInvalidations>;
