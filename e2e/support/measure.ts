import {
  gzipSize,
  listFonts,
  listScripts,
  type PageWeight,
  readPageData,
} from '../../src/cli/pageWeight';
import { ask } from './http';

/** Of what several pages load. */
const sizes = new Map<string, Promise<number>>();

const sizeOf = (path: string, load: () => Promise<number>): Promise<number> => {
  const size = sizes.get(path) ?? load();
  sizes.set(path, size);
  return size;
};

/** How heavy a page's first load is. */
export const measure = async (host: string, path: string): Promise<PageWeight> => {
  const { body } = await ask(host, path);
  const scripts = listScripts(body).map((source) =>
    sizeOf(source, async () => gzipSize((await ask(host, source)).body)),
  );
  const fonts = listFonts(body).map((file) =>
    // Packed as they are.
    sizeOf(file, async () => Number((await ask(host, file)).headers['content-length'])),
  );
  const sum = async (all: readonly Promise<number>[]) =>
    (await Promise.all(all)).reduce((whole, size) => whole + size, 0);
  return {
    script: await sum(scripts),
    html: gzipSize(body),
    data: Buffer.byteLength(readPageData(body)),
    fonts: await sum(fonts),
  };
};
