import { reviveTheme } from '@/hacks/browserTheme';
import { provideTheme } from './themeSource';

/** Loads the theme of MUI's components in a browser. */
export const loadTheme = async (): Promise<void> => {
  const { themeFile } = document.documentElement.dataset;
  if (themeFile === undefined) {
    // Development has no built files.
    const { getComponentTheme } = await import('@/ui/themes/componentTheme');
    provideTheme(getComponentTheme());
    return;
  }
  const response = await fetch(themeFile);
  if (!response.ok) throw new Error(`${themeFile} answered ${response.status}`);
  provideTheme(reviveTheme(await response.json()));
};
