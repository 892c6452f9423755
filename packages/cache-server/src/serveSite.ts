import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@troupe/basics/log';
import type { Invalidations, PageCache } from '@troupe/page-cache';
import { createAssets } from './assets';
import { createBackgroundRevalidation } from './backgroundRevalidation';
import { type CacheServerExtensions, createCacheServer } from './cacheServer';
import { createGracefulShutdown } from './gracefulShutdown';
import { createHttpServer } from './httpServer';
import { keepServing } from './keepServing';
import { keepTickLayout } from './keepTickLayout';
import { createPageHeaders } from './pageHeaders';
import { createRenderer, type Renderer, type RendererOptions } from './rendererSupervisor';
import {
  createRendererProxy,
  type RendererProxy,
  type RendererProxyOptions,
} from './rendererProxy';
import { createFailureReport } from './reportFailure';
import { createResponseCache } from './responseCache';
import type { AnySite, SiteRouting } from './siteRouting';

/** In ms between two reads of the invalidations that other processes wrote to the same disk. */
const learnEvery = 150;
/** In ms for the content to be read after the start. */
const startTimeoutMs = 10_000;
/** In ms for open responses to finish. */
const stopTimeoutMs = 10_000;

/** The running parts, for what an application adds. */
export interface ServerParts<Metrics> {
  readonly renderer: Pick<Renderer<Metrics>, 'isUp' | 'hasReadySpare' | 'starts' | 'readMetrics'>;
  readonly forwarding: Pick<RendererProxy, 'read'>;
  /** Whether the server was told to stop. */
  readonly isDraining: () => boolean;
}

export interface ServerExtensions<Site extends AnySite> extends CacheServerExtensions<Site> {
  /** Wraps the listener of all requests: for an access log, metrics or traces. */
  readonly wrap?: (listener: RequestListener) => RequestListener;
  /** Called once the renderer serves, before the first request. @param timeoutMs time to get ready, in ms */
  readonly whenServing?: (timeoutMs: number) => Promise<void>;
  /** Called before the port is opened. The server does not start if it rejects. */
  readonly begin?: () => Promise<void>;
  /** Called after the last response. */
  readonly end?: () => Promise<void>;
  /** Called for each connection that is closed because its client reads too slowly. */
  readonly onSlowReaderDropped?: () => void;
}

export interface ServeOptions<Site extends AnySite, Metrics> {
  readonly port: number;
  readonly buildId: string;
  readonly cache: PageCache;
  readonly invalidations: Pick<Invalidations, 'invalidationsOn'>;
  readonly routing: SiteRouting<Site>;
  readonly renderer: Pick<RendererOptions, 'script' | 'hasSpare' | 'warmUpPaths'>;
  /** The site's own headers of cached documents and page data. */
  readonly headers: Parameters<typeof createPageHeaders>[0];
  /** Lower-case names of client headers that the renderer receives besides the usual ones. */
  readonly forwardedHeaders?: readonly string[];
  /** Headers that replace those of the renderer, which Next fixes at build. */
  readonly replacedHeaders?: RendererProxyOptions['replacedHeaders'];
  /** Called if the renderer reports that pages rendered before a moment (in ms since 1970) may be outdated. */
  readonly onNews?: (moment: number) => void;
  /** How long the server still answers as before after it was told to stop, for load balancers. */
  readonly drainSeconds: number;
  readonly log: Log;
  readonly extend?: (
    parts: ServerParts<Metrics>,
  ) => ServerExtensions<Site> | Promise<ServerExtensions<Site>>;
}

/**
 * Serves a finished build: cached pages from this process, everything else from its own renderer process.
 *
 * @throws when the renderer does not start, or the port is in use
 */
export const serveSite = async <Site extends AnySite, Metrics = undefined>({
  port,
  buildId,
  cache,
  invalidations,
  routing,
  renderer: rendererOptions,
  headers,
  forwardedHeaders,
  replacedHeaders,
  onNews = () => {},
  drainSeconds,
  log,
  extend = () => ({}),
}: ServeOptions<Site, Metrics>) => {
  const reportFailure = createFailureReport(log);
  const responseCache = createResponseCache({ cache, outdated: invalidations });
  let newsFrom = 0;
  const renderer = createRenderer<Metrics>({
    ...rendererOptions,
    newsFrom: () => newsFrom,
    log,
    onMessage: (message) => {
      if (message.kind === 'made') responseCache.noteMade(message.key, message.isKept);
      if (message.kind === 'news') {
        newsFrom = message.moment;
        onNews(newsFrom);
      }
      if (message.kind === 'published') streams?.publish(message.channel, message.version);
    },
  });
  const forwarding = createRendererProxy(renderer, {
    reportFailure,
    forwardedHeaders,
    replacedHeaders,
  });
  let isDraining = false;
  const extensions = await extend({ renderer, forwarding, isDraining: () => isDraining });
  const { wrap, whenServing, begin, end, onSlowReaderDropped, ...further } = extensions;
  const { streams } = further;
  keepTickLayout();
  const listener = createCacheServer<Site>({
    ...further,
    routing,
    buildId,
    responseCache,
    assets: createAssets((path) => forwarding.read(path, 'localhost')),
    headers: createPageHeaders(headers),
    backgroundRevalidation: createBackgroundRevalidation(forwarding),
    forwarding,
    learnInvalidations: cache.learnInvalidations,
    reportFailure,
  });
  const server = createHttpServer(wrap ? wrap(listener) : listener, onSlowReaderDropped);
  const ending = createGracefulShutdown(server, stopTimeoutMs);
  await renderer.begin();
  // The content is read before the first request. If that fails, the server starts anyway and serves cached pages.
  await whenServing?.(startTimeoutMs);
  setInterval(() => void cache.learnInvalidations(), learnEvery).unref();
  try {
    await begin?.();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, resolve);
    });
  } catch (error) {
    await renderer.stop();
    throw error;
  }
  keepServing(log);
  return {
    /** Shuts down gracefully: readiness fails immediately, and open requests are still answered. */
    stop: async (): Promise<void> => {
      log.info('stopping', { drainSeconds });
      isDraining = true;
      ending.announce();
      await sleep(drainSeconds * 1000);
      streams?.close();
      await ending.end();
      await renderer.stop();
      await end?.();
      log.info('stopped');
    },
  };
};
