import { toDatabaseAddress } from '@/orders/store/databaseAddress';
import { openStoreAt } from '@/orders/store/openStore';
import { hostsOf } from '@/sites/activeSites';
import { siteIds } from '@/sites/site';
import { readEnv } from './readEnv';
import { findStartProblem } from './routingStamp';
import { runNext } from './run.mjs';

/** `npm start`: serves the finished build and says where. */
const env = readEnv();
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
    console.warn(error instanceof Error ? error.message : String(error));
  }
}

for (const siteId of siteIds) {
  const [host] = hostsOf({ siteHosts: {} }, siteId);
  const publicHosts = (env.siteHosts[siteId] ?? []).join(', ');
  console.log(
    `${siteId.padEnd(4)} http://${host}:${env.port}${publicHosts && `  (${publicHosts})`}`,
  );
}
process.exitCode = await runNext('start', '--port', String(env.port));
