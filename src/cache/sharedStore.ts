import { createSingleFlight } from '@/lib/singleFlight';
import type { Complain } from './complaints';
import { isNewerThan } from './entry';
import { readDigest, readPageHead } from './pageFile';
import { older, type OwnStore, type PageStore, type StoredPage } from './pageStore';
import type { RedisPages, SharedPage } from './redis/redisPages';

/** What was found out of Redis stands before the stamp of the own copy: `-` it has none, `?` it did not answer. */
const ofRedis = 'shared';

interface SharedStoreParts {
  /** The copy of this machine. */
  readonly own: OwnStore;
  /** What all instances share. */
  readonly pages: RedisPages;
  readonly complain: Complain;
  readonly now?: () => number;
}

/**
 * Pages that several instances share, with a copy of each on the disk of those that showed it, which answers where Redis
 * does not. Where Redis answers and does not have a page that is here, a newer one may have been lost.
 */
export const createSharedStore = ({
  own,
  pages,
  complain,
  now = Date.now,
}: SharedStoreParts): PageStore => {
  const copying = createSingleFlight<unknown>(async () => {});
  const readOwn = async (key: string) => {
    const page = await own.read(key);
    const head = page && readPageHead(key, page.bytes);
    return page && head ? { page, head } : undefined;
  };

  /** Behind the visitor's back. */
  const keepCopy = (key: string, bytes: Buffer): void => {
    void copying.fly(key, async () => {
      await own.write(key, bytes).catch((error: unknown) => {
        complain('page cache: cannot write', error);
      });
    });
  };

  const share = (key: string, bytes: Buffer): void => {
    void copying.fly(key, async () => {
      await pages.write(key, bytes).catch((error: unknown) => {
        complain('page cache: cannot share', error);
      });
    });
  };

  const pickNewer = async (key: string, shared: SharedPage): Promise<StoredPage> => {
    const { bytes, digest, head } = shared;
    const copy = await readOwn(key).catch(() => undefined);
    if (copy && isNewerThan(copy.head, head)) {
      // It was made while Redis did not listen.
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
        // Redis was emptied, or had no room: what is still good, others need not make.
        if (freshUntil > now()) share(key, found.bytes);
      }
      return { ...found, stamp: prefix + found.stamp, isDoubtful: isLost };
    },

    has: async (key) => (await own.has(key)) || Boolean(await pages.read(key)),

    write: async (key, bytes) => {
      let heard = '?';
      try {
        if ((await pages.write(key, bytes)) === older) return older;
        heard = ofRedis;
      } catch (error) {
        complain('page cache: cannot share', error);
      }
      const stamp = await own.write(key, bytes).catch((error: unknown) => {
        if (heard !== ofRedis) throw error;
        complain('page cache: cannot write', error);
        return undefined;
      });
      if (heard === ofRedis) return `${ofRedis} ${readDigest(bytes)}`;
      return stamp === undefined ? undefined : `? ${stamp}`;
    },

    mayHaveLost: async (key) => (await own.mayHaveLost(key)) || pages.mayHaveLost(),
  };
};
