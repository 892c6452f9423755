import { css } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { troupe } from './brands/troupe';
import { createSiteTheme } from './createSiteTheme';
import { muiComponents } from './muiComponents';

/**
 * The styles as text: emotion would turn them into the same text for each element that has them. MUI chooses among
 * `variants`, so styles that have some stay objects.
 */
const toText = (slots: object) =>
  Object.fromEntries(
    Object.entries(slots).map(([slot, styles]) => [
      slot,
      'variants' in styles ? styles : css(styles),
    ]),
  );

/** Only pages have emotion: e-mails and the manifest read their colours from themes with styles as objects. */
const componentsAsText = (): Theme['components'] =>
  Object.fromEntries(
    Object.entries(muiComponents).map(([name, component]) => [
      name,
      'styleOverrides' in component
        ? { ...component, styleOverrides: toText(component.styleOverrides) }
        : component,
    ]),
  );

/** A site's theme, for MUI's components: its styles are text, and `vars` has no fallbacks, as in MUI's own provider. */
export const toComponentTheme = (theme: Theme): Theme => {
  const created = { ...theme, components: componentsAsText(), vars: theme.generateThemeVars() };
  // It names a variable too.
  created.spacing = created.generateSpacing();
  return created;
};

let created: Theme | undefined;

/**
 * Returns the theme of MUI's components, on the server and in browsers, for all sites: their styles name the variables
 * of the document (`var(--mui-palette-cta-main)`) and no values, so themes and brands have the same styles and class
 * names. Values that code reads from it, such as `theme.palette.cta.main`, are those of the default brand: read
 * `theme.vars`.
 */
export const getComponentTheme = (): Theme =>
  (created ??= toComponentTheme(createSiteTheme('default', troupe)));
