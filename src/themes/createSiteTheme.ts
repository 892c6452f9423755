import { createTheme, type Theme } from '@mui/material/styles';
import type { ThemeName } from '@/sites/site';
import { breakpoints } from './breakpoints';
import { tokens } from './tokens';

const bodyFont = '"Figtree Variable", system-ui, sans-serif';
const headingFont = '"Bricolage Grotesque Variable", "Figtree Variable", system-ui, sans-serif';

/** The MUI theme of a token set. CSS modules see the same values as `--mui-...` and `--troupe-...` variables. */
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
      MuiCssBaseline: {
        styleOverrides: {
          ':root': {
            '--troupe-link': token.link,
            '--troupe-wash': token.wash,
            '--troupe-deep': token.deep,
            '--troupe-radius': `${token.radius}px`,
            '--troupe-heading-font': headingFont,
          },
        },
      },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: { defaultProps: { disableElevation: true } },
    },
  });
};
