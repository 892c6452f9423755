import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startPostgres } from '@/commerce/orders/testing/postgresServer';
import { createShopProcess } from '../shopProcess';
import { editTogether } from './editTogether';

/**
 * `npm run bench trips`: 20 editors send 1,000 commands each to one trip, over two instances on one PostgreSQL, while the
 * instances are killed in turn. No accepted command may be lost or doubled, and both instances must end on one state.
 * Needs a finished build. Arguments: editors, commands of each, kills.
 */
const editors = Number(process.argv[2] ?? 20);
const commands = Number(process.argv[3] ?? 1000);
const kills = Number(process.argv[4] ?? 4);
const port = Number(process.env['BENCH_PORT'] ?? 3310);

const folder = mkdtempSync(join(tmpdir(), 'troupe-editors-'));
const postgres = await startPostgres(true);
const create = (index: number) =>
  createShopProcess(
    port + index,
    {
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, `data${index}`),
      API_URL: '',
      // All editors have one address.
      WRITE_LIMIT: '100000/60',
      SPARE_RENDERER: 'off',
      LOG_LEVEL: 'silent',
    },
    'npm start',
  );
const instances = [create(0), create(1)] as const;
try {
  await Promise.all(instances.map((instance) => instance.start()));
  const { tally, states, lost, doubled, seconds } = await editTogether({
    instances,
    editors,
    commands,
    kills,
  });
  const isSame = isDeepStrictEqual(states[0], states[1]);
  const figures = {
    'commands accepted': tally.accepted,
    'answered 412 and decided again': tally.conflicts,
    'sent again without an answer': tally.repeated,
    'kill -9': tally.killed,
    'commands a second': Math.round(tally.accepted / seconds),
    'accepted and lost': lost,
    'accepted and doubled': doubled,
    'instances that end on another state': isSame ? 0 : 1,
  };
  for (const [what, count] of Object.entries(figures)) {
    console.log(`${String(count).padStart(8)}  ${what}`);
  }
  const isKept = lost === 0 && doubled === 0 && isSame && tally.killed === kills;
  process.exitCode = isKept ? 0 : 1;
} finally {
  await Promise.all(instances.map((instance) => instance.kill()));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
process.exit();
