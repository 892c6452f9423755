import { writeContent } from './contentFolder';
import { createSmallContent } from './smallContent';

/** Forgets what modules know, as a process that is started with these variables over some content knows nothing yet. */
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
  Reflect.deleteProperty(globalThis, 'troupeMesh');
};
