import { toThemeData } from '@/hacks/browserTheme';
import { getComponentTheme } from './componentTheme';
import type { StaticFile } from './paintFile';
import { toStamp } from './toStamp';

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
