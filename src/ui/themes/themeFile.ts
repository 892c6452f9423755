import { toThemeData } from '@/hacks/browserTheme';
import { getComponentTheme } from './componentTheme';
import { toStamp } from './toStamp';

/** A file that the build writes beside those of Next. */
interface StaticFile {
  /** It changes with the content, so that it can be cached permanently. */
  readonly path: string;
  readonly content: string;
}

let file: StaticFile | undefined;

/**
 * Returns the theme of MUI's components as JSON, which browsers load with their code. It is the same for all sites. Server
 * and build only.
 */
export const getThemeFile = (): StaticFile => {
  if (!file) {
    const content = toThemeData(getComponentTheme());
    file = { path: `/_next/static/css/theme-${toStamp(content)}.json`, content };
  }
  return file;
};
