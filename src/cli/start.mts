import { fileURLToPath } from 'node:url';
import { outdatePagesHere } from '@/cache/outdatePages';
import { log } from '@/log/log';
import { nameProcess } from '@/log/logger';
import { toDatabaseAddress } from '@/orders/store/databaseAddress';
import { openStoreAt } from '@/orders/store/openStore';
import { hostsOf } from '@/sites/activeSites';
import { endOnSignal } from '@/server/endOnSignal';
import { serve } from '@/server/serve';
import { siteIds } from '@/sites/site';
import { describeSetup } from './describeSetup';
import { readEnv } from './readEnv';
import { areHostsNew, findStartProblem } from './routingStamp';

/** `npm start`: serves the finished build and says where. */
const env = readEnv();
nameProcess('front');
// Its libraries are for who asks for them.
if (env.tracesUrl !== undefined) (await import('@/tracing/startTracing')).startTracing('front');
const problem = findStartProblem(env);
if (problem) {
  console.error(problem);
  process.exit(1);
}

if (env.apiUrl === undefined) {
  // Only prepares the tables. A database that is down does not keep the shop from showing what it sells.
  try {
    const store = await openStoreAt(toDatabaseAddress(env));
    await store.close();
  } catch (error) {
    log.warn('orders and enquiries cannot be taken for now', { error });
  }
}

// Nobody is to be led to an address that the shop no longer has.
if (areHostsNew(env)) await outdatePagesHere(['*']);

const shop = await serve(env, fileURLToPath(new URL('renderer.mts', import.meta.url))).catch(
  (error: unknown) => {
    log.error('the shop cannot be started', { error });
    process.exit(1);
  },
);

for (const siteId of siteIds) {
  const [host] = hostsOf({ siteHosts: {} }, siteId);
  const publicHosts = (env.siteHosts[siteId] ?? []).join(', ');
  console.log(
    `${siteId.padEnd(4)} http://${host}:${env.port}${publicHosts && `  (${publicHosts})`}`,
  );
}

for (const [what, how] of describeSetup(env)) console.log(`${what.padEnd(11)} ${how}`);
log.info('started', { port: env.port });

endOnSignal(shop);
