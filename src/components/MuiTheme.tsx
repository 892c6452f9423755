import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { isThemeName } from '@/sites/site';
import { createSiteTheme } from '@/themes/createSiteTheme';

/** Before all stylesheets, so that theirs win over MUI's own. */
const cache = createCache({ key: 'mui', prepend: true });

const themes = new Map<string, Theme>();

/** The document says whose page it is, and which theme it is painted with. */
const getTheme = (): Theme => {
  const { theme: named, brand = '' } = document.documentElement.dataset;
  const name = isThemeName(named) ? named : 'default';
  const key = `${name} ${brand}`;
  const theme = themes.get(key) ?? createSiteTheme(name, Number(brand));
  themes.set(key, theme);
  return theme;
};

/**
 * The site's theme for MUI's own components. Each part that opens one brings it along and is loaded when it is first
 * opened: a page as it comes needs neither MUI nor emotion (docs/decisions/0003).
 */
export const MuiTheme = ({ children }: { readonly children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={getTheme()}>{children}</ThemeProvider>
  </CacheProvider>
);
