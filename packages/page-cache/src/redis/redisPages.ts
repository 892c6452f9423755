import type { LogFailure } from '@troupe/basics/throttledLogger';
import { type Entry, toRank } from '../entry';
import { INVALIDATIONS_KEPT_MS } from '../invalidations';
import { hashKey } from '../pageKey';
import { readDigest, readPageHead } from '../pageFile';
import type { RedisConnection } from './connection';
import { type PageSigner, SIGNATURE_BYTES } from './pageSigner';
import { createChecksummedScript } from './checksummedScript';

/** A page as stored in Redis. */
export interface SharedPage {
  readonly bytes: Buffer;
  /** Identifies one version of the page. */
  readonly digest: string;
  readonly head: Omit<Entry, 'value'>;
}

/** A value begins with three numbers of 16 digits, the rank of the page (`toRank`), which Redis compares. */
const digits = 16;
const signatureAt = 3 * digits;
/** A signature of the numbers and the file precedes the file. */
const fileAt = signatureAt + SIGNATURE_BYTES;
/** In bytes, of a whole value. Pages are a hundredth of it; a longer value is truncated and thus invalid. */
const MAX_VALUE_BYTES = 8 * 1024 * 1024;
/** In ms: how far the clocks of instances may differ. A stored page from further in the future is overwritten. */
const clocksDiffer = 1000;
/** In ms: how long the number of evicted keys is cached. */
const evictionsKnownFor = 10_000;

/** Checks whether answers still match their commands. */
const echoScript = createChecksummedScript(`text = 'here'`);

/** Arguments: the value, its lifetime in ms, the latest possible date of content. */
const writeScript = createChecksummedScript(`
local function read(value, at) return tonumber(string.sub(value, at * ${digits} + 1, (at + 1) * ${digits})) end
local old = redis.pcall('GETRANGE', KEYS[1], 0, ${signatureAt - 1})
local isOlder = false
if type(old) == 'string' and #old == ${signatureAt} and read(old, 0) and read(old, 1) and read(old, 2)
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

/** In ms. An older page is rendered again in any case. */
const toLifetime = ({ cacheControl: { expire } }: Omit<Entry, 'value'>): number =>
  Math.max(
    1,
    Math.min(expire === undefined ? INVALIDATIONS_KEPT_MS : expire * 1000, INVALIDATIONS_KEPT_MS),
  );

/**
 * Stores the pages that all instances share, one key each. The value contains the same file as on disk (pageFile.ts).
 * Values that are incomplete, changed, forged or of another version are ignored. Redis removes pages when they expire,
 * or evicts them earlier.
 *
 * @param prefix of all keys of this shop and build
 * @param signer detects the values of other writers
 */
export const createRedisPages = (
  redis: Pick<RedisConnection, 'ask' | 'tell' | 'distrust'>,
  prefix: string,
  signer: PageSigner,
  warn: LogFailure,
  now: () => number = Date.now,
) => {
  const toName = (key: string) => `${prefix}:page:${signer.keyId}:${hashKey(key)}`;

  const openValue = (key: string, value: Buffer): SharedPage | undefined => {
    const numbers = value.subarray(0, signatureAt);
    const bytes = value.subarray(fileAt);
    const signed = Buffer.concat([numbers, bytes]);
    if (!signer.isSigned(toName(key), signed, value.subarray(signatureAt, fileAt)))
      return undefined;
    const head = readPageHead(key, bytes);
    return head && numbers.toString('latin1') === toPrefix(head)
      ? { bytes, digest: readDigest(bytes), head }
      : undefined;
  };

  const toValue = (key: string, bytes: Buffer, head: Omit<Entry, 'value'>): Buffer => {
    const numbers = Buffer.from(toPrefix(head));
    return Buffer.concat([
      numbers,
      signer.sign(toName(key), Buffer.concat([numbers, bytes])),
      bytes,
    ]);
  };

  let evictions: { readonly hasLost: boolean; readonly at: number } | undefined;

  return {
    /** @returns `null` if Redis has no such page, undefined if it does not answer */
    read: async (key: string): Promise<SharedPage | null | undefined> => {
      const answer = await redis.ask(['GETRANGE', toName(key), '0', String(MAX_VALUE_BYTES - 1)]);
      if (answer === undefined) return undefined;
      if (!Buffer.isBuffer(answer)) {
        redis.distrust('an answer that is not bytes');
        return undefined;
      }
      // GETRANGE returns an empty string for a missing key.
      if (answer.length === 0) return null;
      const page = openValue(key, answer);
      if (page) return page;
      warn('page cache: Redis', new Error('a stored value is not a page'));
      // Either the stored value is invalid, or the answer belongs to another command.
      const { command, readAnswer } = echoScript.toCommand([], []);
      const echo = await redis.ask(command);
      if (echo !== undefined && readAnswer(echo) === undefined) redis.distrust('mixed-up answers');
      return null;
    },

    /**
     * Writes a page unless the stored one ranks above it.
     *
     * @returns `older` if the stored page was kept. Rejects if the result is unknown
     */
    write: async (key: string, bytes: Buffer): Promise<'kept' | 'older'> => {
      const head = readPageHead(key, bytes);
      if (!head) throw new Error('Cannot share this: it is not a page');
      const value = toValue(key, bytes, head);
      if (value.length > MAX_VALUE_BYTES) throw new Error('The page is too large to be shared');
      const { command, readAnswer } = writeScript.toCommand(
        [toName(key)],
        [value, String(toLifetime(head)), String(now() + clocksDiffer)],
      );
      const answer = readAnswer(await redis.tell(command));
      if (answer === 'kept' || answer === 'older') return answer;
      redis.distrust('an unknown answer to a write');
      throw new Error('Redis did not say whether it stored the page');
    },

    /** Whether Redis has evicted keys since it started. */
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
