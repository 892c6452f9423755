import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { invalidatePagesHere } from '@/server/pageCache/invalidatePages';
import { log } from '@/platform/log/log';
import { nameProcess } from '@/platform/log/logger';
import { prepareDataOrExit } from '@/commerce/orders/prepareData';
import { hostsOf } from '@/config/sites/activeSites';
import { messageOf } from '@/lib/messageOf';
import { shutDownOnSignal } from '@troupe/cache-server';
import { serve } from '@/server/cacheServer/serve';
import { siteIds } from '@/config/sites/site';
import { describeSetup } from './describeSetup';
import { readEnv } from './readEnv';
import { findStartProblem, noteSites } from './routingStamp';

/** `npm start`: serves the finished build and prints its addresses. */
// Only the shop's own user may read its files: orders, backups, pages and images.
process.umask(0o077);
const env = readEnv();
nameProcess('front');
// Load the tracing libraries only if tracing is on.
if (env.tracesUrl !== undefined)
  (await import('@/platform/tracing/startTracing')).startTracing('front');
const problem = findStartProblem(env);
if (problem) {
  console.error(problem);
  process.exit(1);
}

// This call only restricts the files and takes the lock. The renderer opens the database and creates its tables,
// because SQLite has one connection.
await prepareDataOrExit(env);

// Kept pages may show another brand, theme or currency, or link to hosts that the shop no longer has.
if (noteSites(env)) {
  await invalidatePagesHere(['*']).catch((error: unknown) => {
    console.error(
      `DATA_DIR cannot be written (${messageOf(error)}), and pages of the build may show other sites than these`,
    );
    process.exit(1);
  });
}

// The compiled program stands beside the compiled renderer, the source beside the source.
const rendererUrl = new URL(`renderer${extname(import.meta.url)}`, import.meta.url);
const shop = await serve(env, fileURLToPath(rendererUrl)).catch((error: unknown) => {
  log.error('the shop cannot be started', { error });
  process.exit(1);
});

for (const siteId of siteIds) {
  const [host] = hostsOf({ siteHosts: {} }, siteId);
  const publicHosts = (env.siteHosts[siteId] ?? []).join(', ');
  console.log(
    `${siteId.padEnd(4)} http://${host}:${env.port}${publicHosts && `  (${publicHosts})`}`,
  );
}

for (const [what, how] of describeSetup(env)) console.log(`${what.padEnd(11)} ${how}`);
log.info('started', { port: env.port });

shutDownOnSignal(shop);
