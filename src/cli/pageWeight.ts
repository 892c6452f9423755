import { gzipSync } from 'node:zlib';
import { keysOf } from '@/lib/keysOf';

/** Sizes of the parts of a first load, in bytes. */
export interface PageWeight {
  /** All scripts, compressed with gzip. */
  readonly script: number;
  readonly html: number;
  /** The data for hydration, uncompressed. */
  readonly data: number;
  /** Fonts that the document preloads. */
  readonly fonts: number;
}

const kB = 1000;

/** Home, cities and activities hold the controls that a plan is made with, and so more scripts than the others. */
export type PageKind = 'planning' | 'other';

/** Routes of Next.js whose pages plan. */
const planningRoutes: readonly string[] = ['/[site]', '/[site]/[slug]', '/[site]/[slug]/[city]'];

export const toPageKind = (route: string): PageKind =>
  planningRoutes.includes(route) ? 'planning' : 'other';

/** Upper limits. */
const limits: PageWeight = {
  script: 182 * kB,
  html: 24 * kB,
  data: 40 * kB,
  fonts: 45 * kB,
};

export const budgets: Readonly<Record<PageKind, PageWeight>> = {
  planning: { ...limits, script: 190 * kB },
  other: limits,
};

/** @returns one line per part that exceeds its budget */
export const listExcesses = (weight: PageWeight, kind: PageKind): readonly string[] => {
  const budget = budgets[kind];
  return keysOf(budget)
    .filter((part) => weight[part] > budget[part])
    .map((part) => `${part}: ${weight[part]} bytes, ${budget[part]} at most`);
};

/** Size in bytes after gzip compression. */
export const gzipSize = (data: Buffer | string): number => gzipSync(data, { level: 6 }).length;

/** The `src` of every script of a first load, without `nomodule` scripts, which modern browsers do not load. */
export const listScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag))
    .flatMap((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? []);

/** The `href` of every font that the document preloads. */
export const listFonts = (html: string): readonly string[] =>
  [...html.matchAll(/<link[^>]*as="font"[^>]*>/g)].flatMap(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? [],
  );

/** The JSON in the document that a page hydrates from. */
export const readPageData = (html: string): string =>
  /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';

/** Functions that return the size in bytes of parts in separate files. */
interface Scales {
  readonly script: (source: string) => number | Promise<number>;
  readonly font: (path: string) => number | Promise<number>;
}

export const weighPage = async (html: string, { script, font }: Scales): Promise<PageWeight> => {
  const sum = async <Part>(
    parts: readonly Part[],
    weigh: (part: Part) => number | Promise<number>,
  ) =>
    (await Promise.all(parts.map(async (part) => weigh(part)))).reduce(
      (whole, size) => whole + size,
      0,
    );
  return {
    script: await sum(listScripts(html), script),
    html: gzipSize(html),
    data: Buffer.byteLength(readPageData(html)),
    fonts: await sum(listFonts(html), font),
  };
};
