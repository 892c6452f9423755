import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltPages } from './builtPages';
import type { Entry, PageValue } from './entry';
import { createOutdatedPages } from './outdatedPages';
import { createPageCache } from './pageCache';
import { createPageStore } from './pageStore';

/** A page that says in document and data which generation it is of. */
export const pageOf = (generation: number, size = 1000): PageValue => ({
  kind: 'PAGES',
  html: `<p>${generation}</p>${'é'.repeat(size)}`,
  pageData: { pageProps: { generation } },
  headers: {},
  status: undefined,
});

export const generationOf = (value: unknown): number | null | undefined => {
  if (value === null) return null;
  const page = value as PageValue;
  const { generation } = (page.pageData as { pageProps: { generation: number } }).pageProps;
  return page.html.startsWith(`<p>${generation}</p>`) ? generation : undefined;
};

export const nothingBuilt: BuiltPages = { has: () => false, read: async () => undefined };

/** Pages as a build left them, each under its own key. */
export const builtPages = (pages: Readonly<Record<string, Entry>>): BuiltPages => ({
  has: (key) => key in pages,
  read: async (key) => pages[key],
});

export const temporaryFolder = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-pages-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

export interface Clock {
  now: number;
}

/** A process of its own, as far as the page cache goes: nothing is shared with another but the folder. */
export const openProcess = (
  folder: string,
  clock: Clock,
  built: BuiltPages = nothingBuilt,
  bounds = { bytes: 64 * 1024 * 1024, entries: 10_000 },
) => {
  const now = () => clock.now;
  const demands: number[] = [];
  const complaints: string[] = [];
  const outdated = createOutdatedPages(join(folder, 'outdated'), now);
  const cache = createPageCache({
    store: createPageStore(folder, bounds, now),
    built,
    outdated,
    demandContentFrom: (moment) => demands.push(moment),
    complain: (what) => complaints.push(what),
    now,
  });
  /** Makes a generation of a page the way Next does. */
  const make = async (key: string, generation: number | null, revalidate = 60) => {
    const found = await cache.get(key);
    const value = generation === null ? null : pageOf(generation);
    await cache.set(key, value, { revalidate, expire: 86_400 }, found);
    await cache.settle();
  };
  /** Tries to make a page the way Next does, in vain: it then hands the old one back. */
  const fail = async (key: string) => {
    const found = await cache.get(key);
    if (!found.answer) throw new Error('Nothing to fall back to');
    await cache.set(key, found.answer.value, { revalidate: 3 }, found);
  };
  /** What a visitor gets: the generation, and whether it is fresh, stale or awaited anew. */
  const visit = async (key: string) => {
    const { answer } = await cache.get(key);
    if (!answer) return 'miss';
    const { lastModified, cacheControl } = answer;
    const until = lastModified + Number(cacheControl.revalidate) * 1000;
    const clockNow = performance.timeOrigin + performance.now();
    const due = lastModified === -1 ? 'outdated' : until < clockNow ? 'stale' : 'fresh';
    return `${generationOf(answer.value)} ${due}`;
  };
  return { cache, outdated, make, fail, visit, demands, complaints };
};
