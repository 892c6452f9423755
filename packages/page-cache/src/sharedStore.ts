import { createSingleFlight } from '@troupe/basics/singleFlight';
import type { LogFailure } from '@troupe/basics/throttledLogger';
import { isNewerThan } from './entry';
import { readDigest, readPageHead } from './pageFile';
import { older, type OwnStore, type PageStore, type StoredPage } from './pageStore';
import type { RedisPages, SharedPage } from './redis/redisPages';

/** Stamp prefix of pages from Redis. Stamps of the local copy begin with `-` (not in Redis) or `?` (no answer). */
const ofRedis = 'shared';

interface SharedStoreParts {
  /** The copies on this machine. */
  readonly own: OwnStore;
  /** The pages that all instances share. */
  readonly pages: RedisPages;
  readonly warn: LogFailure;
  readonly now?: () => number;
}

/**
 * Stores pages in Redis for several instances. Each instance keeps a local copy of the pages it served and reads it if
 * Redis does not answer. If Redis does not have a page that is stored here, a newer one may have been lost.
 */
export const createSharedStore = ({
  own,
  pages,
  warn,
  now = Date.now,
}: SharedStoreParts): PageStore => {
  const copying = createSingleFlight<unknown>(async () => {});
  const readOwn = async (key: string) => {
    const page = await own.read(key);
    const head = page && readPageHead(key, page.bytes);
    return page && head ? { page, head } : undefined;
  };

  /** Writes in the background. */
  const keepCopy = (key: string, bytes: Buffer): void => {
    void copying.fly(key, async () => {
      await own.write(key, bytes).catch((error: unknown) => {
        warn('page cache: cannot write', error);
      });
    });
  };

  const share = (key: string, bytes: Buffer): void => {
    void copying.fly(key, async () => {
      await pages.write(key, bytes).catch((error: unknown) => {
        warn('page cache: cannot share', error);
      });
    });
  };

  const pickNewer = async (key: string, shared: SharedPage): Promise<StoredPage> => {
    const { bytes, digest, head } = shared;
    const copy = await readOwn(key).catch(() => undefined);
    if (copy && isNewerThan(copy.head, head)) {
      // It was rendered while Redis could not be reached.
      share(key, copy.page.bytes);
      return { ...copy.page, stamp: `? ${copy.page.stamp}` };
    }
    if (!copy || isNewerThan(head, copy.head)) keepCopy(key, bytes);
    return { bytes, stamp: `${ofRedis} ${digest}` };
  };

  return {
    look: async (key, known) => {
      const shared = await pages.read(key);
      if (shared) {
        return known === `${ofRedis} ${shared.digest}` ? 'unchanged' : pickNewer(key, shared);
      }
      const isLost = shared === null;
      const prefix = isLost ? '- ' : '? ';
      const ownKnown = known?.startsWith(prefix) ? known.slice(prefix.length) : undefined;
      const found = await own.look(key, ownKnown);
      if (found === undefined || found === 'unchanged') return found;
      if (isLost) {
        const head = readPageHead(key, found.bytes);
        const { revalidate = 0 } = head?.cacheControl ?? {};
        const freshUntil = head && revalidate !== false ? head.madeAt + revalidate * 1000 : 0;
        // Redis was emptied or evicted the page. Share a fresh copy, so that other instances need not render it.
        if (freshUntil > now()) share(key, found.bytes);
      }
      return { ...found, stamp: prefix + found.stamp, isPossiblySuperseded: isLost };
    },

    has: async (key) => (await own.has(key)) || Boolean(await pages.read(key)),

    write: async (key, bytes) => {
      let heard = '?';
      try {
        if ((await pages.write(key, bytes)) === older) return older;
        heard = ofRedis;
      } catch (error) {
        warn('page cache: cannot share', error);
      }
      const stamp = await own.write(key, bytes).catch((error: unknown) => {
        if (heard !== ofRedis) throw error;
        warn('page cache: cannot write', error);
        return undefined;
      });
      if (heard === ofRedis) return `${ofRedis} ${readDigest(bytes)}`;
      return stamp === undefined ? undefined : `? ${stamp}`;
    },

    mayHaveLost: async (key) => (await own.mayHaveLost(key)) || pages.mayHaveLost(),
  };
};
