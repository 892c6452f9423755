import { join } from 'node:path';
import { serveSite, type ServerExtensions, type ServerParts } from '@troupe/cache-server';
import { readBuildId } from '@troupe/page-cache';
import type { Env } from '@/config/env/env';
import type { Site } from '@/config/sites/site';
import { announceNews } from '@/platform/process/requiredContent';
import { log } from '@/platform/log/log';
import { createCounter } from '@/platform/metrics/metrics';
import type { Family } from '@/platform/metrics/registry';
import { getTracer } from '@/platform/tracing/tracer';
import { getInvalidations } from '@/server/pageCache/getInvalidations';
import { getPageCache } from '@/server/pageCache/getPageCache';
import { createPreviewGate } from '@/server/preview/previewGate';
import { readAsOriginForm } from '@/server/security/readAsOriginForm';
import {
  buildDocumentHeaders,
  buildResourceHeaders,
  createStartHeaders,
} from '@/server/security/securityHeaders';
import { isAssetPath } from './assetPaths';
import { loadFailurePages } from './failurePage';
import { createHealthEndpoints } from './healthEndpoints';
import { isUnusedNextAddress } from './nextAddresses';
import { createRequestObservers } from './requestObservers';
import { createSiteRouting } from './siteRouting';
import { createTripStreams } from './tripStreams';

/** Requests for these read the content and render a page. */
const WARM_UP_PATHS = ['/errors/404', '/'];

/** What the shop adds to the cache server. */
const extendServer = async (
  env: Env,
  parts: ServerParts<readonly Family[]>,
): Promise<ServerExtensions<Site>> => {
  const observers = createRequestObservers(env, parts.renderer);
  const resourceHeaders = buildResourceHeaders(env, false);
  const healthEndpoints = createHealthEndpoints({ ...parts, headers: resourceHeaders });
  const tracer = getTracer();
  const tripStreams = createTripStreams(env, parts.forwarding, resourceHeaders);
  const slowReaders = createCounter({
    name: 'troupe_slow_readers_dropped_total',
    help: 'Connections that were closed because the client reads too slowly.',
    labelNames: [],
  });
  return {
    isAssetPath,
    isClosedPath: isUnusedNextAddress,
    answerFirst: healthEndpoints.answer,
    findPreviewCookies: createPreviewGate(env.revalidateSecret),
    failurePageOf: await loadFailurePages(resourceHeaders),
    notePage: observers.notePage,
    streams: tripStreams.streams,
    markOf: observers.markOf,
    wrap: (listener) => observers.wrap(listener, tracer),
    whenServing: healthEndpoints.whenServing,
    begin: observers.begin,
    end: async () => {
      observers.end();
      await tripStreams.end();
      await tracer?.stop();
    },
    onSlowReaderDropped: () => slowReaders.inc(),
  };
};

/**
 * Serves the finished build: cached pages from this process, everything else from its own renderer process.
 *
 * @param rendererScript serves Next on a socket
 * @throws when there is no finished build, or a port is in use
 */
export const serve = async (env: Env, rendererScript: string) => {
  const buildId = readBuildId();
  const cache = getPageCache(join(process.cwd(), '.next', 'server'));
  const invalidations = getInvalidations();
  if (buildId === undefined || !cache || !invalidations) {
    throw new Error('There is no finished build: run `npm run build` first');
  }
  readAsOriginForm();
  return serveSite<Site, readonly Family[]>({
    port: env.port,
    buildId,
    cache,
    invalidations,
    routing: createSiteRouting(env),
    renderer: {
      script: rendererScript,
      hasSpare: env.hasSpareRenderer,
      warmUpPaths: WARM_UP_PATHS,
    },
    headers: {
      document: buildDocumentHeaders(env, false),
      data: buildResourceHeaders(env, false),
    },
    forwardedHeaders: ['x-revalidate-signature'],
    replacedHeaders: createStartHeaders(env),
    onNews: announceNews,
    drainSeconds: env.drainSeconds,
    log,
    extend: (parts) => extendServer(env, parts),
  });
};
