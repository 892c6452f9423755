import { createTheme, type Theme } from '@mui/material/styles';
import type { ThemeName } from '@/config/sites/site';
import { breakpoints } from './breakpoints';
import { getBrand, getPaint } from './brands';
import { toFamily } from './faces';
import { muiComponents } from './muiComponents';

/** Creates the MUI theme. Stylesheets use the same values as variables: see `buildThemeStyles`. */
export const createSiteTheme = (name: ThemeName, shopGroupId: number): Theme => {
  const paint = getPaint(name, shopGroupId);
  const { type } = getBrand(shopGroupId);
  const white = '#FFFFFF';
  return createTheme({
    cssVariables: true,
    breakpoints: { values: breakpoints },
    palette: {
      primary: { main: paint.primary, contrastText: white },
      secondary: { main: paint.secondary, contrastText: paint.ink },
      green: { main: paint.green, contrastText: white },
      cta: { main: paint.cta, dark: paint.ctaHover, contrastText: white },
      text: { primary: paint.ink, secondary: paint.inkSoft },
      background: { default: paint.paper, paper: paint.surface },
      divider: paint.line,
    },
    typography: { fontFamily: toFamily(type.body), button: { textTransform: 'none' } },
    components: muiComponents,
  });
};
