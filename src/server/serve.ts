import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getOutdatedPages } from '@/cache/getOutdatedPages';
import { getPageCache } from '@/cache/getPageCache';
import { readBuildId } from '@/cache/paths';
import type { Env } from '@/env/env';
import { announceNews } from '@/lib/contentTime';
import { log } from '@/log/log';
import { buildResourceHeaders } from '@/security/securityHeaders';
import { readAsOriginForm } from '@/security/readAsOriginForm';
import { listSites } from '@/sites/activeSites';
import { getTracer } from '@/tracing/tracer';
import { createAssets } from './assets';
import { createEnding } from './ending';
import { createForward } from './forward';
import { createFront } from './front';
import { createHotPages } from './hotPages';
import { keepTickLayout } from './keepTickLayout';
import { observe } from './observe';
import { createPageHeaders } from './pageHeaders';
import { createRenderer } from './renderer';
import { createRenewals } from './renewals';
import { createSelfReport } from './selfReport';
import { createSiteOfHost } from './siteOfHost';
import { traceRequests } from './traceRequests';
import { createWatch } from './watch';

/** In ms: how soon this process knows what another one on the same disk marked as out of date. */
const learnEvery = 150;
/** In ms that a shop which has begun gets to read what it sells. */
const startPatience = 10_000;
/** In ms that answers which have begun get to end. */
const stopPatience = 10_000;

/**
 * Serves the finished build: ready pages from this process, everything else from a renderer of its own.
 *
 * @param rendererScript serves Next on a socket
 * @throws when there is no finished build, or a port is taken
 */
export const serve = async (env: Env, rendererScript: string) => {
  const buildId = readBuildId();
  const cache = getPageCache(join(process.cwd(), '.next', 'server'));
  const outdated = getOutdatedPages();
  if (buildId === undefined || !cache || !outdated) {
    throw new Error('There is no finished build: run `npm run build` first');
  }
  const hotPages = createHotPages({ cache, outdated });
  const renderer = createRenderer({
    script: rendererScript,
    onMessage: (message) => {
      if (message.kind === 'made') hotPages.noteMade(message.key, message.isKept);
      if (message.kind === 'news') announceNews(message.moment);
    },
  });
  const forwarding = createForward(renderer);
  let isDraining = false;
  const watch = createWatch(env, renderer);
  const selfReport = createSelfReport({
    renderer,
    forwarding,
    isDraining: () => isDraining,
    headers: buildResourceHeaders(env, false),
  });
  readAsOriginForm();
  keepTickLayout();
  const front = createFront({
    sites: listSites(env),
    buildId,
    siteOfHost: createSiteOfHost(env),
    hotPages,
    assets: createAssets((path) => forwarding.read(path, 'localhost')),
    headers: createPageHeaders(env),
    renewals: createRenewals(forwarding),
    forwarding,
    learnMarks: cache.learnMarks,
    selfReport,
    notePage: watch.notePage,
    markOf: watch.markOf,
  });
  const watched = observe(watch.mark(front), watch.watchers);
  const tracer = getTracer();
  const server = createServer(tracer ? traceRequests(watched, tracer) : watched);
  const ending = createEnding(server, stopPatience);
  await renderer.begin();
  // The content is read before the first visitor is let in. Without any, ready pages are better than none.
  await selfReport.whenServing(startPatience);
  setInterval(() => void cache.learnMarks(), learnEvery).unref();
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
  return {
    /** Answers what has begun. Who asks whether it is ready hears at once that it is not any more. */
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
