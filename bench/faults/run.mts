import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLimiter } from '@troupe/basics/limiter';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import { countCrowd, startFakeUpstream, troubles } from '@/testing/fakeUpstream';
import { createShopProcess } from '../shopProcess';
import { createCatalogue } from './catalogue';
import { listWarmPages, see, type WarmPage } from './warmPages';

/**
 * `npm run bench:faults [seconds] [trouble ...]`: tests a back end that fails in eight ways, one after the other, each
 * for 120 s by default, under load and with a restart of the shop in the middle. Warm pages must not change,
 * each path of the back end must get at most one call in 3 s, and its content must be visible within one revalidation
 * period after it recovers. Needs a finished build.
 */
const [seconds = 120, ...only] = [Number(process.argv[2] ?? 120), ...process.argv.slice(3)];
const port = Number(process.env['BENCH_PORT'] ?? 4131);
const windowMs = 5000;
/** Pause between two visits, in ms. */
const pace = 50;
/** Maximum time between two checks of the same page, in ms. */
const grain = 500;
/** Calls that are sent 3 s apart can arrive slightly less than 3 s apart. */
const crowdMs = 2900;

const mesh = buildMesh([await createFilesLoader('content').load()]);
const catalogue = createCatalogue(mesh);
const upstream = await startFakeUpstream(catalogue.say);
const folder = mkdtempSync(join(tmpdir(), 'troupe-faults-'));
const shop = createShopProcess(
  port,
  {
    API_URL: upstream.apiUrl,
    DATA_DIR: join(folder, 'data'),
    REVALIDATE_SECONDS: String(windowMs / 1000),
  },
  'npm start',
);
const pages = listWarmPages(mesh);
/** Limits the concurrent page checks. */
const takeTurn = createLimiter({ running: 8 });
const prints = new Map<WarmPage, string>();

/** Pages that show back-end content. Some pages show none. */
const listTelling = () => pages.filter((page) => prints.get(page));

/** Checks all pages for some time and stores their last state. @returns when each page last changed, in ms */
const watch = async (ms: number): Promise<ReadonlyMap<WarmPage, number>> => {
  const startedAt = performance.now();
  const changes = new Map<WarmPage, number>();
  while (performance.now() - startedAt < ms) {
    await Promise.all(
      pages.map((page) =>
        takeTurn(async () => {
          const { status, print } = await see(page, port);
          if (status !== 200 || print === prints.get(page)) return;
          prints.set(page, print);
          changes.set(page, performance.now() - startedAt);
        }),
      ),
    );
    await sleep(50);
  }
  return changes;
};

/** Time until all pages show the edition, in ms; infinite if a page did not change or has an old title. */
const untilSeen = async (edition: number): Promise<number> => {
  const telling = listTelling();
  const changes = await watch(3 * windowMs);
  const times = telling.map((page) => {
    const editions = prints.get(page)?.match(/\(edition \d+\)/g) ?? [];
    const isNew = editions.every((found) => found === `(edition ${edition})`);
    const after = isNew ? changes.get(page) : undefined;
    if (after === undefined) console.log(`  not seen: ${page.host}${page.path}`);
    return after ?? Number.POSITIVE_INFINITY;
  });
  return Math.max(...times);
};

interface Tally {
  visits: number;
  notOk: number;
  notFound: number;
  changed: number;
}

const visit = async (until: number, tally: Tally): Promise<void> => {
  const open = new Set<Promise<void>>();
  for (let turn = 0; Date.now() < until; turn += 1) {
    const page = pages[turn % pages.length];
    if (!page) return;
    const visited = see(page, port).then(({ status, print }) => {
      tally.visits += 1;
      const isWrong = status !== 200 || print !== prints.get(page);
      if (isWrong && tally.notOk + tally.notFound + tally.changed < 3) {
        console.log(`  ${status || 'no answer'}: ${page.host}${page.path}`);
      }
      if (status === 404) tally.notFound += 1;
      else if (status !== 200) tally.notOk += 1;
      else if (print !== prints.get(page)) tally.changed += 1;
    });
    open.add(visited);
    void visited.finally(() => open.delete(visited));
    await sleep(pace);
  }
  await Promise.all(open);
};

const columns = ['visits', 'not 200', '404', 'changed', 'calls', 'most in 3 s', 'seen after'];
const printRow = (name: string, cells: readonly (string | number)[]) =>
  console.log(name.padEnd(12) + cells.map((cell) => String(cell).padStart(12)).join(''));

/** @returns whether all requirements are met */
const prove = async (trouble: (typeof troubles)[number]): Promise<boolean> => {
  const tally: Tally = { visits: 0, notOk: 0, notFound: 0, changed: 0 };
  const firstCall = upstream.calls.length;
  const half = (seconds / 2) * 1000;
  await upstream.setMode(trouble);
  await visit(Date.now() + half, tally);
  await shop.kill();
  await shop.start();
  await visit(Date.now() + half, tally);
  const calls = upstream.calls.slice(firstCall);
  const most = countCrowd(calls, crowdMs);
  const edition = catalogue.edit();
  await upstream.setMode('good');
  const after = await untilSeen(edition);
  const { visits, notOk, notFound, changed } = tally;
  const seen = `${(after / 1000).toFixed(1)} s`;
  printRow(trouble, [visits, notOk, notFound, changed, calls.length, most, seen]);
  return notOk + notFound + changed === 0 && most <= 1 && after <= windowMs + grain;
};

try {
  await shop.start();
  // The built pages show file content. The first revalidation brings the back end's content.
  for (let tries = 0; tries < 20 && (await watch(2 * windowMs)).size > 0; tries += 1);
  const telling = listTelling().length;
  console.log(
    `${pages.length} warm pages, ${telling} of which show what the back end says; ${seconds} s per trouble, window ${windowMs / 1000} s`,
  );
  printRow('', columns);
  let isKept = telling > 0;
  for (const trouble of troubles) {
    if (only.length === 0 || only.includes(trouble)) isKept = (await prove(trouble)) && isKept;
  }
  console.log(isKept ? 'every promise kept' : 'a promise is broken');
  process.exitCode = isKept ? 0 : 1;
} finally {
  await shop.kill();
  await upstream.close();
  rmSync(folder, { recursive: true, force: true });
}
