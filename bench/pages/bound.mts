import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInvalidations, createPageCache, createPageStore } from '@troupe/page-cache';

/**
 * Stores real pages of the finished build under many more keys than the size limit allows: each key once, then with
 * the distribution of visitors' requests (the most popular page gets a thousand times as many as the thousandth).
 * Arguments: pages, requests, MiB.
 */
const [pages = 50_000, requests = 150_000, megabytes = 200] = process.argv.slice(2).map(Number);
const built = join('.next', 'server', 'pages');
const folder = mkdtempSync(join(tmpdir(), 'troupe-bound-'));

const templates = readdirSync(built, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({
    html: readFileSync(join(built, name), 'utf8'),
    pageData: JSON.parse(
      readFileSync(join(built, name.replace(/html$/, 'json')), 'utf8'),
    ) as unknown,
  }));

const measureDisk = (): { readonly bytes: number; readonly files: number } => {
  let bytes = 0;
  let files = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const stats = statSync(join(folder, name));
    if (!stats.isFile()) continue;
    files += 1;
    // `blocks` is the allocated disk space in units of 512 bytes.
    bytes += stats.blocks * 512;
  }
  return { bytes, files };
};

/** Simulated time: 50 ms per page, so that the pattern spans hours while the run takes minutes. */
let now = Date.now();
const cache = createPageCache({
  store: createPageStore(folder, { bytes: megabytes * 1024 * 1024, entries: 1_000_000 }, () => now),
  built: { has: () => false, read: async () => undefined },
  outdated: createInvalidations(join(folder, 'outdated'), { now: () => now }),
  warn: (what, error) => console.warn(what, error),
  now: () => now,
});

/** @returns whether it was a cache hit */
const visit = async (page: number): Promise<boolean> => {
  now += 50;
  const key = `/en/page-${page}`;
  const found = await cache.get(key);
  const template = templates[page % templates.length];
  if (found.answer || !template) return true;
  const value = { kind: 'PAGES' as const, ...template, headers: {}, status: undefined };
  await cache.set(key, value, { revalidate: 86_400, expire: 86_400 }, found);
  await cache.settle();
  return false;
};

/** 1/rank, by inversion of its integral. Ranks are spread over the pages, so that size and popularity are unrelated. */
const pick = (): number => {
  const rank = Math.floor(Math.exp(Math.random() * Math.log(pages)));
  return (rank * 7919) % pages;
};

const started = Date.now();
let most = { bytes: 0, files: 0 };
const look = () => {
  const disk = measureDisk();
  if (disk.bytes > most.bytes) most = disk;
};
try {
  for (let page = 0; page < pages; page += 1) {
    await visit(page);
    if (page % 5000 === 0) look();
  }
  let hits = 0;
  let late = 0;
  for (let request = 0; request < requests; request += 1) {
    const isHit = await visit(pick());
    hits += isHit ? 1 : 0;
    late += isHit && request >= requests / 2 ? 1 : 0;
    if (request % 10_000 === 0) look();
  }
  look();
  const ideal = Math.log(most.files) / Math.log(pages);
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  const rows = {
    'pages offered': pages,
    'most files on disk': most.files,
    'most room taken, in MiB': (most.bytes / 1024 / 1024).toFixed(1),
    'bound, in MiB': megabytes,
    'hits of visitors': percent(hits / requests),
    'hits of the second half': percent(late / (requests / 2)),
    'what knowing the future would give': percent(ideal),
    seconds: Math.round((Date.now() - started) / 1000),
  };
  console.log(`${templates.length} real pages under ${pages} addresses, ${requests} visits`);
  for (const [what, value] of Object.entries(rows)) {
    console.log(`${String(value).padStart(10)}  ${what}`);
  }
  process.exitCode = most.bytes > megabytes * 1024 * 1024 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
