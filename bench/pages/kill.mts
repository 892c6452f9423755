import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPageStore, decodePage } from '@troupe/page-cache';
import { generationOf, keyOf, pagesInTurn } from './generations';

/**
 * Kills a process repeatedly while it writes pages, and reads all pages during and after that. Each page must be
 * complete, with document and data of the same generation. A number as an argument sets the number of kills (200 by
 * default).
 */
const kills = Number(process.argv[2] ?? 200);
const folder = mkdtempSync(join(tmpdir(), 'troupe-kill-'));
const store = createPageStore(folder, { bytes: 2 ** 30, entries: 10_000 });

/** Approximate time of a write: the kill comes at a random moment in it. */
const writeMs = 6;

let generation = 0;
const tally = { reads: 0, whole: 0, missing: 0, torn: 0, mixed: 0, older: 0 };
const newest = new Map<string, number>();

const readAll = async (): Promise<void> => {
  for (let index = 0; index < pagesInTurn; index += 1) {
    const key = keyOf(index);
    const file = await store.read(key);
    tally.reads += 1;
    if (!file) {
      tally.missing += 1;
      continue;
    }
    const entry = await decodePage(key, file.bytes).catch(() => undefined);
    const found = entry && generationOf(entry.value);
    if (!entry) tally.torn += 1;
    else if (found === undefined) tally.mixed += 1;
    else {
      tally.whole += 1;
      if (found < (newest.get(key) ?? 0)) tally.older += 1;
      newest.set(key, found);
    }
  }
};

const startWriter = (): ChildProcess => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'bench/pages/writer.mts', folder, String(generation + 1)],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  child.on('message', (written: unknown) => {
    if (typeof written === 'number') generation = Math.max(generation, written);
  });
  return child;
};

const hear = async (child: ChildProcess, is: (message: unknown) => boolean): Promise<void> => {
  for (;;) {
    const [message] = (await once(child, 'message')) as [unknown];
    if (is(message)) return;
  }
};

const started = Date.now();
try {
  for (let kill = 0; kill < kills; kill += 1) {
    const child = startWriter();
    await hear(child, (it) => typeof it === 'number');
    await readAll();
    await hear(child, (it) => it === 'writing');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * writeMs));
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    await readAll();
  }
  const unfinished = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.part'),
  ).length;
  console.log(`pages, ${kills} times kill -9 while they were written`);
  const rows = {
    ...tally,
    'generations written': generation,
    'writes cut off in the middle': unfinished,
    seconds: Math.round((Date.now() - started) / 1000),
  };
  for (const [what, count] of Object.entries(rows)) {
    console.log(`${String(count).padStart(8)}  ${what}`);
  }
  process.exitCode = tally.torn + tally.mixed + tally.older > 0 || tally.whole === 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
