import { gzipSize, type PageWeight, weighPage } from '../../src/cli/pageWeight';
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
  return weighPage(body, {
    script: (source) => sizeOf(source, async () => gzipSize((await ask(host, source)).body)),
    // Packed as they are.
    font: (file) =>
      sizeOf(file, async () => Number((await ask(host, file)).headers['content-length'])),
  });
};
