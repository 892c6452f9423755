import type { CacheControl, Value } from './entry';
import { forgetLifetimes } from '@/hacks/forgetLifetimes';
import { getPageMaker } from './getPageCache';
import type { Found } from './pageCache';
import type { Answer } from './cacheControl';

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

/** `next build` renders pages and stores them itself. */
const isBuild = process.env['NEXT_PHASE'] === 'phase-production-build';

forgetLifetimes();

/**
 * Next's cache handler. Next creates one instance per request, so the results of `get` belong to the values of `set`.
 * Only pages are stored; other kinds are ignored.
 */
export class PageCacheHandler {
  private readonly cache: ReturnType<typeof getPageMaker>;
  private readonly found = new Map<string, Found>();
  private readonly startedAt = Date.now();

  constructor({ dev = false, serverDistDir }: HandlerContext = {}) {
    this.cache =
      dev || isBuild || serverDistDir === undefined ? undefined : getPageMaker(serverDistDir);
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
}
