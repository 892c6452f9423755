import { clearProcessState } from '@/lib/processState';
import { writeContent } from './contentFolder';
import { createSmallContent } from './smallContent';

/** Packages that keep nothing of the shop. Executing them takes most of the time of a start. */
const stateless = [
  'mdast-util-to-string',
  'parse5',
  'rehype-remark',
  'remark-directive',
  'remark-gfm',
  'remark-parse',
  'remark-stringify',
  'sharp',
  'unified',
  'yaml',
  'zod',
];

const loaded = new Map<string, unknown>();

for (const name of stateless) {
  jest.doMock(name, () => {
    if (!loaded.has(name)) loaded.set(name, jest.requireActual(name));
    return loaded.get(name);
  });
}

/** Resets all modules, as in a process that has just started with these variables and this content. */
export const beginProcess = async (
  variables: Readonly<Record<string, string>>,
  content: Parameters<typeof writeContent>[0] = createSmallContent(),
): Promise<void> => {
  const CONTENT_DIR = await writeContent(content);
  jest.replaceProperty(process, 'env', {
    CONTENT_DIR,
    LOG_LEVEL: 'silent',
    ...variables,
    NODE_ENV: 'test',
  });
  jest.resetModules();
  clearProcessState('mesh');
};
