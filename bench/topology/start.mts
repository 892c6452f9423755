import { hostOf, Topology } from './Topology';

/**
 * `npm run topology [port]`: simulates several machines with local processes until it is stopped. Needs a finished
 * build, Varnish, Redis and PostgreSQL, and six free ports that start at the given one.
 */
const port = Number(process.argv[2] ?? 3400);
const topology = new Topology({ port });

const end = async (code: number) => {
  await topology.stop();
  process.exit(code);
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(0));

try {
  await topology.start();
  console.log(`Varnish   ${topology.origin}`);
  for (const { origin } of topology.instances) console.log(`shop      ${origin}`);
  console.log(`Redis     127.0.0.1:${topology.redis.port}`);
  console.log(`orders    ${topology.postgres.url}`);
  console.log(`Ask for a site by its host: curl -H 'Host: ${hostOf('de')}' ${topology.origin}/`);
} catch (error) {
  console.error(error);
  await end(1);
}
