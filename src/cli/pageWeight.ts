import { gzipSync } from 'node:zlib';

/** What a first load weighs, in bytes. */
export interface PageWeight {
  /** All scripts, gzip. */
  readonly script: number;
  readonly html: number;
  /** What the page hydrates from, raw. */
  readonly data: number;
  /** Type faces that are asked for at once. */
  readonly fonts: number;
}

const kB = 1000;

/** No page may be heavier. Polish needs two files of each face. */
export const budget: PageWeight = {
  script: 165 * kB,
  html: 20 * kB,
  data: 40 * kB,
  fonts: 85 * kB,
};

/** @returns what of it is over its budget, in words for whoever has to mend it */
export const listExcesses = (weight: PageWeight): readonly string[] =>
  (Object.keys(budget) as (keyof PageWeight)[])
    .filter((part) => weight[part] > budget[part])
    .map((part) => `${part}: ${weight[part]} bytes, ${budget[part]} at most`);

/** In bytes, as a visitor downloads it. */
export const gzipSize = (data: Buffer | string): number => gzipSync(data, { level: 6 }).length;

/** Sources of all scripts of a first load. Those for browsers without modules are never loaded. */
export const listScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag))
    .flatMap((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? []);

/** Addresses of the type faces that the document asks for before any stylesheet does. */
export const listFonts = (html: string): readonly string[] =>
  [...html.matchAll(/<link[^>]*as="font"[^>]*>/g)].flatMap(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? [],
  );

/** The data that a page hydrates from, as it stands in the document. */
export const readPageData = (html: string): string =>
  /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';

/** How the parts of a page that are files of their own are weighed, in bytes. */
interface Scales {
  readonly script: (source: string) => number | Promise<number>;
  readonly font: (path: string) => number | Promise<number>;
}

export const weighPage = async (html: string, { script, font }: Scales): Promise<PageWeight> => {
  const sum = async (parts: readonly (number | Promise<number>)[]) =>
    (await Promise.all(parts)).reduce((whole, size) => whole + size, 0);
  return {
    script: await sum(listScripts(html).map(script)),
    html: gzipSize(html),
    data: Buffer.byteLength(readPageData(html)),
    fonts: await sum(listFonts(html).map(font)),
  };
};
