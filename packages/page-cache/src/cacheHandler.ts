import type { Answer } from './cacheControl';
import type { CacheControl, Value } from './entry';
import { forgetLifetimes } from './forgetLifetimes';
import type { PageMaker } from './openPageCache';
import type { Found } from './pageCache';

interface HandlerContext {
  readonly dev?: boolean;
  /** `.next/server` */
  readonly serverDistDir?: string;
}

interface SetContext {
  readonly fetchCache?: boolean;
  readonly cacheControl?: CacheControl;
}

const isPage = (value: { readonly kind?: unknown } | null): value is Value =>
  value === null || value.kind === 'PAGES' || value.kind === 'REDIRECT';

/**
 * Creates Next's cache handler, the class that `cacheHandler` in `next.config.js` leads to.
 *
 * @param getMaker returns the page cache of this process for a `.next/server`; undefined if nothing is cached
 */
export const createCacheHandler = (getMaker: (serverFolder: string) => PageMaker | undefined) => {
  forgetLifetimes();
  /** `next build` renders pages and stores them itself. */
  const isBuild = process.env['NEXT_PHASE'] === 'phase-production-build';

  /**
   * Next creates one instance per request, so the results of `get` belong to the values of `set`. Only pages are
   * stored; other kinds are ignored.
   */
  return class PageCacheHandler {
    private readonly cache: PageMaker | undefined;
    private readonly found = new Map<string, Found>();
    private readonly startedAt = Date.now();

    constructor({ dev = false, serverDistDir }: HandlerContext = {}) {
      this.cache =
        dev || isBuild || serverDistDir === undefined ? undefined : getMaker(serverDistDir);
    }

    async get(key: string, context?: { readonly kind?: string }): Promise<Answer | null> {
      if (!this.cache || context?.kind !== 'PAGES') return null;
      const found = await this.cache.get(key);
      this.found.set(key, found);
      return found.answer ?? null;
    }

    async set(
      key: string,
      value: { readonly kind?: unknown } | null,
      { fetchCache, cacheControl }: SetContext = {},
    ): Promise<void> {
      if (!this.cache || fetchCache || !cacheControl || !isPage(value)) return;
      const found = this.found.get(key) ?? {
        answer: undefined,
        entry: undefined,
        timeliness: undefined,
        startedAt: this.startedAt,
      };
      await this.cache.set(key, value, cacheControl, found);
    }

    /** Only the App Router uses tags. */
    async revalidateTag(): Promise<void> {}

    resetRequestCache(): void {}
  };
};
