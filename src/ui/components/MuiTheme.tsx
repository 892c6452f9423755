import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { isThemeName } from '@/config/sites/site';
import { createSiteTheme } from '@/ui/themes/createSiteTheme';

/** Inserted before all stylesheets, so that ours override MUI's. */
const cache = createCache({ key: 'mui', prepend: true });

const themes = new Map<string, Theme>();

/** The document's data attributes name the brand and the theme. */
const getTheme = (): Theme => {
  const { theme: named, brand = '' } = document.documentElement.dataset;
  const name = isThemeName(named) ? named : 'default';
  const key = `${name} ${brand}`;
  const theme = themes.get(key) ?? createSiteTheme(name, Number(brand));
  themes.set(key, theme);
  return theme;
};

/**
 * Theme for MUI's own components. Every part that uses MUI wraps itself in this and is loaded when it is first opened,
 * so that the initial page needs neither MUI nor emotion (docs/decisions/0003).
 */
export const MuiTheme = ({ children }: { readonly children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={getTheme()}>{children}</ThemeProvider>
  </CacheProvider>
);
