import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { toOutputFile } from '@/lib/buildOutput';
import {
  budgets,
  gzipSize,
  listExcesses,
  type PageWeight,
  readPageData,
  toPageKind,
  weighPage,
} from './pageWeight';

/**
 * `npm run size`: the size of the first load of each kind of page, for the heaviest page of all sites. Exits with 1 if
 * a page exceeds its budget. Reads the build only; no server needs to run.
 */
/** This page lists everything, so its size grows with the shop. */
const unbounded = '/[site]/search/all';

const parts = Object.keys(budgets.other) as (keyof PageWeight)[];

const scripts = new Map<string, number>();

const weighScript = (source: string): number => {
  const size =
    scripts.get(source) ?? gzipSize(readFileSync(toOutputFile(decodeURIComponent(source))));
  scripts.set(source, size);
  return size;
};

const weighFont = (path: string): number => statSync(join('public', path)).size;

const { routes, notFoundRoutes } = JSON.parse(
  readFileSync('.next/prerender-manifest.json', 'utf8'),
) as {
  routes: Readonly<Record<string, unknown>>;
  /** Paths of pages that their site does not have. They are in `routes` too, and have no document. */
  notFoundRoutes: readonly string[];
};

const weigh = async (path: string) => {
  const html = readFileSync(join('.next/server/pages', `${path}.html`), 'utf8');
  const { page: kind } = JSON.parse(readPageData(html)) as { readonly page: string };
  return { path, kind, weight: await weighPage(html, { script: weighScript, font: weighFont }) };
};

const paths = Object.keys(routes).filter((path) => !notFoundRoutes.includes(path));
const pages = await Promise.all(paths.map(weigh));

const print = (cells: readonly (string | number)[]) =>
  console.log(
    cells.map((it, index) => String(it)[index ? 'padStart' : 'padEnd'](index ? 10 : 40)).join(''),
  );

print(['the heaviest of each kind, in bytes', 'pages', ...parts]);
for (const kind of [...new Set(pages.map((it) => it.kind))].sort()) {
  const all = pages.filter((it) => it.kind === kind);
  const heaviest = parts.map((part) => Math.max(...all.map(({ weight }) => weight[part])));
  print([kind, all.length, ...heaviest]);
}
print(['at most, of home, city and activity', '', ...parts.map((part) => budgets.planning[part])]);
print(['at most, of others', '', ...parts.map((part) => budgets.other[part])]);

const faults = pages
  .filter(({ kind }) => kind !== unbounded)
  .flatMap(({ path, kind, weight }) =>
    listExcesses(weight, toPageKind(kind)).map((excess) => `${path}: ${excess}`),
  );
for (const fault of faults) console.error(styleText('red', fault));
process.exit(faults.length > 0 ? 1 : 0);
