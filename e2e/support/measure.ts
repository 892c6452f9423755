import { gzipSize, listScripts, readPageData } from '../../src/cli/pageWeight';
import { ask } from './http';

export interface Size {
  /** All scripts of the first load, gzip, in bytes. */
  readonly script: number;
  readonly html: number;
  /** What the page hydrates from, raw. */
  readonly data: number;
}

const scripts = new Map<string, Promise<number>>();

const measureScript = async (host: string, source: string) =>
  gzipSize((await ask(host, source)).body);

/** How heavy a page's first load is. */
export const measure = async (host: string, path: string): Promise<Size> => {
  const { body } = await ask(host, path);
  const sizes = await Promise.all(
    listScripts(body).map((source) => {
      const size = scripts.get(source) ?? measureScript(host, source);
      scripts.set(source, size);
      return size;
    }),
  );
  return {
    script: sizes.reduce((sum, size) => sum + size, 0),
    html: gzipSize(body),
    data: Buffer.byteLength(readPageData(body)),
  };
};
