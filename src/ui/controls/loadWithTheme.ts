import { loadPatiently } from '@/lib/loadPatiently';

let loading: Promise<void> | undefined;

const loadTheme = (): Promise<void> => {
  loading ??= import('./loadTheme')
    .then((module) => module.loadTheme())
    .catch((error: unknown) => {
      // The next attempt starts anew.
      loading = undefined;
      throw error;
    });
  return loading;
};

/** Loads code that uses MUI, and the theme with it unless that has loaded before. Tries until both are there. */
export const loadWithTheme = <Code>(load: () => Promise<Code>): Promise<Code> =>
  loadPatiently(async () => {
    const [code] = await Promise.all([load(), loadTheme()]);
    return code;
  });
