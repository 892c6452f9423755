import { createHash } from 'node:crypto';
import { marksKeptFor } from '../outdatedPages';
import type { RedisConnection } from './connection';
import { createSealedScript } from './sealed';

/** What all instances know of pages that are out of date. */
export interface SharedMarks {
  /** Names this one life of the marks: another name means that Redis lost them. */
  readonly epoch: string;
  /** Every mark up to this one is known. */
  readonly version: number;
  /** Paths with the version of their mark, in the order in which they were marked. */
  readonly marks: readonly (readonly [path: string, version: number])[];
  /** Whether there are more, to be asked for from `version` on. */
  readonly hasMore: boolean;
}

/** More than that become one mark on everything. */
const mostMarks = 20_000;
/** At once: an answer with that many is there in time. */
const mostAtOnce = 2000;
const everything = JSON.stringify('*');
/** In seconds. As long as a mark can say anything new, and some more. */
const lifetime = Math.ceil(marksKeptFor / 1000) + 3600;

/**
 * All marks lie in one sorted set, so that whatever takes some of them takes all and the epoch with them. The score is the
 * version: Redis' own clock in microseconds, and always more than the last one, so no two are the same. The epoch has the
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

/** Arguments: a name for a new epoch, the version up to which everything is known. */
const readScript = createSealedScript(`${begin}
local lines = {epoch[1]}
local found = redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. ARGV[3], '+inf', 'WITHSCORES', 'LIMIT', 0, ${mostAtOnce + 1})
for i = 1, #found, 2 do
  if found[i] ~= epoch[1] then
    lines[#lines + 1] = number(found[i + 1]) .. ' ' .. found[i]
  end
end
text = table.concat(lines, '\\n')`);

/** Arguments: a name for a new epoch, the version that must be passed, the paths. */
const addScript = createSealedScript(`${begin}
local time = redis.call('TIME')
local top = redis.call('ZREVRANGE', KEYS[1], 0, 0, 'WITHSCORES')
local version = math.max(time[1] * 1000000 + time[2], top[2] + 1, ARGV[3] + 1)
for i = 4, #ARGV do redis.call('ZADD', KEYS[1], number(version + i - 4), ARGV[i]) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '(0', number(version - ${marksKeptFor * 1000}))
if redis.call('ZCARD', KEYS[1]) > ${mostMarks} then
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '(0', '+inf')
  redis.call('ZADD', KEYS[1], number(version + #ARGV), '${everything}')
end
text = number(version) .. ' ' .. redis.sha1hex(table.concat(ARGV, '\\n', 4))`);

const parseMark = (line: string): readonly [string, number] | undefined => {
  const [, version, member = ''] = /^(\d{1,16}) (".*")$/.exec(line) ?? [];
  // Its digest vouches for what the answer holds; what lay there before may be anybody's.
  try {
    return version === undefined ? undefined : [String(JSON.parse(member)), Number(version)];
  } catch {
    return undefined;
  }
};

const digestOf = (members: readonly string[]): string =>
  createHash('sha1').update(members.join('\n')).digest('hex');

/** @param prefix of all keys of this shop and build */
export const createRedisMarks = (redis: RedisConnection, prefix: string) => {
  const key = `${prefix}:marks`;
  const newEpoch = () => `${process.pid.toString(36)}-${Date.now().toString(36)}-${Math.random()}`;

  return {
    /** What was marked since a version. Never rejects. @returns nothing where Redis does not answer */
    readFrom: async (version: number): Promise<SharedMarks | undefined> => {
      const { command, readAnswer } = readScript.toCommand([key], [newEpoch(), String(version)]);
      const answer = await redis.ask(command);
      if (answer === undefined) return undefined;
      const text = readAnswer(answer);
      if (text === undefined) {
        redis.distrust('marks that are none');
        return undefined;
      }
      const [epoch = '', ...lines] = text.split('\n');
      const marks = lines.flatMap((line) => {
        const mark = parseMark(line);
        return mark ? [mark] : [];
      });
      const known = Math.max(version, marks.at(-1)?.[1] ?? 0);
      return { epoch, version: known, marks, hasMore: lines.length > mostAtOnce };
    },

    /**
     * Marks pages for all instances.
     *
     * @param paths none twice
     * @param above the version of each of them is higher than this one
     * @returns the version of the first; each of the others has one more. Rejects where others may never hear of them
     */
    add: async (paths: readonly string[], above: number): Promise<number> => {
      const members =
        paths.length > mostMarks ? [everything] : paths.map((path) => JSON.stringify(path));
      const args = [newEpoch(), String(above), ...members];
      const { command, readAnswer } = addScript.toCommand([key], args);
      const [version, heard] = (readAnswer(await redis.tell(command)) ?? '').split(' ');
      if (heard === digestOf(members)) return Number(version);
      redis.distrust('marks that were not understood');
      throw new Error('Redis has not understood which pages are out of date');
    },
  };
};

export type RedisMarks = ReturnType<typeof createRedisMarks>;
