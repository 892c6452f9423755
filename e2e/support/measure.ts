import { gzipSize, type PageWeight, weighPage } from '@/cli/pageWeight';
import { ask } from './http';

/** Sizes of files, since several pages load the same ones. */
const sizes = new Map<string, Promise<number>>();

const sizeOf = (path: string, load: () => Promise<number>): Promise<number> => {
  const size = sizes.get(path) ?? load();
  sizes.set(path, size);
  return size;
};

/** The weight of a page's first load. */
export const measure = async (host: string, path: string): Promise<PageWeight> => {
  const { body } = await ask(host, path);
  return weighPage(body, {
    script: (source) => sizeOf(source, async () => gzipSize((await ask(host, source)).body)),
    // Font files are already compressed.
    font: (file) =>
      sizeOf(file, async () => Number((await ask(host, file)).headers['content-length'])),
  });
};
