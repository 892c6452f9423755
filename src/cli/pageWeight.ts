import { gzipSync } from 'node:zlib';

/** In bytes, as a visitor downloads it. */
export const gzipSize = (data: Buffer | string): number => gzipSync(data, { level: 6 }).length;

/** Sources of all scripts of a first load. Those for browsers without modules are never loaded. */
export const listScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag))
    .flatMap((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? []);

/** The data that a page hydrates from, as it stands in the document. */
export const readPageData = (html: string): string =>
  /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
