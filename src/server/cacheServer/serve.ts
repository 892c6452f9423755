import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getInvalidations } from '@/server/pageCache/getInvalidations';
import { getPageCache } from '@/server/pageCache/getPageCache';
import { readBuildId } from '@troupe/page-cache';
import type { Env } from '@/config/env/env';
import { announceNews } from '@/lib/requiredContent';
import { log } from '@/platform/log/log';
import { createPreviewGate } from '@/server/preview/previewGate';
import { buildResourceHeaders } from '@/server/security/securityHeaders';
import { readAsOriginForm } from '@/server/security/readAsOriginForm';
import { listSites } from '@/config/sites/activeSites';
import { getTracer } from '@/platform/tracing/tracer';
import { createAssets } from './assets';
import { createGracefulShutdown } from './gracefulShutdown';
import { createRendererProxy } from './rendererProxy';
import { createCacheServer } from './cacheServer';
import { loadFailurePages } from './failurePage';
import { createHttpServer } from './httpServer';
import { createResponseCache } from './responseCache';
import { keepServing } from './keepServing';
import { keepTickLayout } from '@/hacks/keepTickLayout';
import { observe } from './observe';
import { createPageHeaders } from './pageHeaders';
import { createRenderer } from './renderer';
import { createBackgroundRevalidation } from './backgroundRevalidation';
import { createHealthEndpoints } from './healthEndpoints';
import { createSiteResolver } from './siteResolver';
import { traceRequests } from './traceRequests';
import { createRequestObservers } from './requestObservers';

/** In ms between two reads of the invalidations that other processes wrote to the same disk. */
const learnEvery = 150;
/** In ms for the content to be read after the start. */
const startTimeoutMs = 10_000;
/** In ms for open responses to finish. */
const stopTimeoutMs = 10_000;

/**
 * Serves the finished build: cached pages from this process, everything else from its own renderer process.
 *
 * @param rendererScript serves Next on a socket
 * @throws when there is no finished build, or a port is in use
 */
export const serve = async (env: Env, rendererScript: string) => {
  const buildId = readBuildId();
  const cache = getPageCache(join(process.cwd(), '.next', 'server'));
  const outdated = getInvalidations();
  if (buildId === undefined || !cache || !outdated) {
    throw new Error('There is no finished build: run `npm run build` first');
  }
  const responseCache = createResponseCache({ cache, outdated });
  const renderer = createRenderer({
    script: rendererScript,
    hasSpare: env.hasSpareRenderer,
    onMessage: (message) => {
      if (message.kind === 'made') responseCache.noteMade(message.key, message.isKept);
      if (message.kind === 'news') announceNews(message.moment);
    },
  });
  const forwarding = createRendererProxy(renderer);
  let isDraining = false;
  const watch = createRequestObservers(env, renderer);
  const resourceHeaders = buildResourceHeaders(env, false);
  const healthEndpoints = createHealthEndpoints({
    renderer,
    forwarding,
    isDraining: () => isDraining,
    headers: resourceHeaders,
  });
  readAsOriginForm();
  keepTickLayout();
  const cacheServer = createCacheServer({
    sites: listSites(env),
    buildId,
    resolveSite: createSiteResolver(env),
    findPreviewCookies: createPreviewGate(env.revalidateSecret),
    responseCache,
    assets: createAssets((path) => forwarding.read(path, 'localhost')),
    headers: createPageHeaders(env),
    backgroundRevalidation: createBackgroundRevalidation(forwarding),
    forwarding,
    learnInvalidations: cache.learnInvalidations,
    healthEndpoints,
    notePage: watch.notePage,
    markOf: watch.markOf,
    failurePageOf: await loadFailurePages(resourceHeaders),
  });
  const watched = observe(watch.mark(cacheServer), watch.watchers);
  const tracer = getTracer();
  const server = createHttpServer(tracer ? traceRequests(watched, tracer) : watched);
  const ending = createGracefulShutdown(server, stopTimeoutMs);
  await renderer.begin();
  // The content is read before the first request. If that fails, the server starts anyway and serves cached pages.
  await healthEndpoints.whenServing(startTimeoutMs);
  setInterval(() => void cache.learnInvalidations(), learnEvery).unref();
  try {
    await watch.begin();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(env.port, resolve);
    });
  } catch (error) {
    await renderer.stop();
    throw error;
  }
  keepServing();
  return {
    /** Shuts down gracefully: readiness fails immediately, and open requests are still answered. */
    stop: async (): Promise<void> => {
      log.info('stopping', { drainSeconds: env.drainSeconds });
      isDraining = true;
      ending.announce();
      await sleep(env.drainSeconds * 1000);
      await ending.end();
      await renderer.stop();
      watch.end();
      await tracer?.stop();
      log.info('stopped');
    },
  };
};
