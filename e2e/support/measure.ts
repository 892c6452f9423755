import { gzipSync } from 'node:zlib';
import { ask, pageDataOf } from './http';

export interface Size {
  /** All scripts of the first load, gzip, in bytes. Those for browsers without modules are never loaded. */
  readonly script: number;
  readonly html: number;
  /** What the page hydrates from, raw. */
  readonly data: number;
}

const scripts = new Map<string, Promise<number>>();

const measureScript = async (host: string, source: string) =>
  gzipSync((await ask(host, source)).body, { level: 6 }).length;

/** How heavy a page's first load is. */
export const measure = async (host: string, path: string): Promise<Size> => {
  const page = await ask(host, path);
  const sources = [...page.body.matchAll(/<script[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag))
    .flatMap((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? []);
  const sizes = await Promise.all(
    sources.map((source) => {
      const size = scripts.get(source) ?? measureScript(host, source);
      scripts.set(source, size);
      return size;
    }),
  );
  return {
    script: sizes.reduce((sum, size) => sum + size, 0),
    html: gzipSync(page.body, { level: 6 }).length,
    data: Buffer.byteLength(pageDataOf(page)),
  };
};
