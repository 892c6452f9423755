import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { provideBrowser } from '@/cli/browser.mjs';
import { createShopProcess } from '../shopProcess';
import { type Figure, figures, readFigures, toMedians } from './figures';

/**
 * Runs Lighthouse with its phone settings (simulated slow 4G, a CPU four times as slow); prints medians per screen.
 * Needs a finished build. With `--check`, it exits with 1 if a screen misses a target.
 */
const [port, debugPort] = [3217, 3216];
const runs = Number(process.argv.find((it) => /^\d+$/.test(it)) ?? 5);
const isCheck = process.argv.includes('--check');
const named = process.argv.slice(2).filter((it) => /^[a-z]+$/.test(it));

const screens: Readonly<Record<string, string>> = {
  home: '/',
  city: '/krakow',
  activity: '/beer-bike/krakow',
  post: '/blog/planning/packing-list',
  destinations: '/destinations',
  activities: '/activities',
  cart: '/checkout/krakow/cart',
};

/** A cart is private and not for search engines, so it has all targets except SEO. */
const isPrivate = (name: string) => name === 'cart';

/** Names of the audits that cost a screen points. */
const listLosses = ({ lhr: { audits, categories } }: RunnerResult): readonly string[] =>
  Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap(({ id: name, weight }) => {
      const { score = null } = audits[name] ?? {};
      return weight > 0 && score !== null && score < 0.9 ? [`${id}: ${name}`] : [];
    }),
  );

interface LargestDetails {
  readonly items?: readonly {
    readonly items?: readonly { readonly node?: { readonly snippet: string } }[];
  }[];
}

/** The HTML tag of the largest contentful paint element. */
const findLargest = ({ lhr: { audits } }: RunnerResult): string => {
  const details = audits['largest-contentful-paint-element']?.details as LargestDetails | undefined;
  return details?.items?.[0]?.items?.[0]?.node?.snippet ?? 'unknown';
};

const measure = async (path: string) => {
  const url = `http://en.localhost:${port}${path}`;
  const results: RunnerResult[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { port: debugPort, logLevel: 'error', output: 'json' });
    if (result) results.push(result);
  }
  return {
    medians: toMedians(results.map(readFigures)),
    losses: [...new Set(results.flatMap(listLosses))],
    largest: [...new Set(results.map(findLargest))],
  };
};

const isMissed = (screen: string, name: Figure, value: number): boolean => {
  if (name === 'SEO' && isPrivate(screen)) return false;
  const bound: { readonly least?: number; readonly most?: number } = figures[name];
  return !(value >= (bound.least ?? Number.NEGATIVE_INFINITY) && value <= (bound.most ?? Infinity));
};

const folder = mkdtempSync(join(tmpdir(), 'troupe-lighthouse-'));
const shop = createShopProcess(port, { DATA_DIR: folder }, 'npm start');
const browser = await chromium.launch({
  executablePath: provideBrowser(),
  // Playwright disables the back/forward cache by default.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  args: [`--remote-debugging-port=${debugPort}`, '--no-sandbox', '--disable-gpu'],
});
let missed = 0;
try {
  await shop.start();
  const columns = ['', ...Object.keys(figures)];
  console.log(columns.map((it) => it.padEnd(15)).join(''));
  const chosen = Object.entries(screens).filter(
    ([name]) => named.length === 0 || named.includes(name),
  );
  for (const [name, path] of chosen) {
    // Warm-up run: files are compressed, and built pages are revalidated.
    await lighthouse(`http://en.localhost:${port}${path}`, { port: debugPort, logLevel: 'error' });
    const { medians, losses, largest } = await measure(path);
    const cells = (Object.keys(figures) as Figure[]).map((figure) => {
      const value = medians[figure];
      const isBad = isMissed(name, figure, value);
      missed += isBad ? 1 : 0;
      return `${value}${isBad ? ' !' : ''}`;
    });
    console.log([name, ...cells].map((it) => it.padEnd(15)).join(''));
    for (const element of largest) console.log(`  largest: ${element}`);
    for (const loss of losses) console.log(`  ${loss}`);
  }
} finally {
  await browser.close();
  await shop.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isCheck && missed > 0 ? 1 : 0);
