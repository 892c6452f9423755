import type { Theme } from '@mui/material/styles';
import { troupe } from './brands/troupe';
import { createSiteTheme } from './createSiteTheme';

let created: Theme | undefined;

/**
 * Returns the theme of MUI's components, on the server and in browsers, for all sites: their styles name the variables
 * of the document (`var(--mui-palette-cta-main)`) and no values, so themes and brands have the same styles and class
 * names. `vars` has no fallbacks, as in MUI's own provider. Values that code reads from it, such as
 * `theme.palette.cta.main`, are those of the default brand: read `theme.vars`.
 */
export const getComponentTheme = (): Theme => {
  if (!created) {
    const theme = createSiteTheme('default', troupe);
    created = { ...theme, vars: theme.generateThemeVars() };
    // It names a variable too.
    created.spacing = created.generateSpacing();
  }
  return created;
};
