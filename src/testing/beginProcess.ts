import './keepPackages';
import { clearProcessState } from '@/platform/process/processState';
import { writeContent } from './contentFolder';
import { createSmallContent } from './smallContent';

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
