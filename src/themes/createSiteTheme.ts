import { createTheme, type Theme } from '@mui/material/styles';
import type { ThemeName } from '@/sites/site';
import { breakpoints } from './breakpoints';
import { bodyFont, tokens } from './tokens';

/** The MUI theme of a token set. Stylesheets see the same values as variables: see `buildThemeStyles`. */
export const createSiteTheme = (name: ThemeName): Theme => {
  const token = tokens[name];
  const white = '#FFFFFF';
  return createTheme({
    cssVariables: true,
    breakpoints: { values: breakpoints },
    palette: {
      primary: { main: token.primary, contrastText: white },
      secondary: { main: token.secondary, contrastText: token.ink },
      green: { main: token.green, contrastText: white },
      cta: { main: token.cta, dark: token.ctaHover, contrastText: white },
      text: { primary: token.ink, secondary: token.inkSoft },
      background: { default: token.paper, paper: token.surface },
      divider: token.line,
    },
    shape: { borderRadius: token.radius },
    typography: { fontFamily: bodyFont, button: { textTransform: 'none', fontWeight: 650 } },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: { defaultProps: { disableElevation: true } },
    },
  });
};
