import {
  createTheme,
  lighten,
  type PaletteOptions,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import type { ThemeName } from '@/config/sites/site';
import type { Brand } from './brand';
import { breakpoints } from './breakpoints';
import { isVariableSkipped } from './isVariableSkipped';
import { muiComponents } from './muiComponents';
import { palettes } from './palettes';
import { type LargeScreen, largeScreens } from './largeScreens';

/** The brand's colours over the theme's, with those that follow from them. */
const buildPalette = (name: ThemeName, { palettes: own, onDark }: Brand): PaletteOptions => {
  const palette = deepmerge(palettes[name], own[name]);
  const { cta, secondary, green, link, Alert } = palette;
  return {
    ...palette,
    ctaOnDark: onDark === 'cta' ? cta : { ...secondary, dark: lighten(secondary.main, 0.18) },
    focus: link,
    success: green,
    info: { main: link, contrastText: cta.contrastText },
    warning: { main: Alert.warningColor, contrastText: Alert.warningStandardBg },
  };
};

/** MUI's text, in the variables of the document: the styles of all brands are the same. */
const heading = (fontSize: string) =>
  ({
    fontFamily: 'var(--mui-type-heading-fontFamily)',
    fontSize,
    fontWeight: 'var(--mui-type-heading-fontWeight)',
    letterSpacing: 'var(--mui-type-heading-letterSpacing)',
    lineHeight: 'var(--mui-type-heading-lineHeight)',
  }) as const;

/** What all themes and brands share. */
const shared = {
  breakpoints: { values: breakpoints },
  typography: {
    fontFamily: 'var(--mui-type-body-fontFamily)',
    h1: heading('var(--mui-type-title-5)'),
    h2: heading('var(--mui-type-title-4)'),
    h3: heading('var(--mui-type-title-3)'),
    h4: heading('var(--mui-type-title-2)'),
    h5: heading('var(--mui-type-title-1)'),
    h6: heading('var(--mui-type-title-1)'),
    button: { fontWeight: 'var(--mui-button-fontWeight)', textTransform: 'none' },
  },
  tempo: { fast: '150ms', slow: '480ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  // As high as the text, with a soft upper edge.
  scrim:
    'linear-gradient(to top,color-mix(in srgb,var(--mui-palette-deep) 90%,transparent) 1.4em,color-mix(in srgb,var(--mui-palette-deep) 66%,transparent) calc(100% - 2.6em),transparent)',
  components: muiComponents,
} as const satisfies ThemeOptions;

/**
 * Creates the MUI theme of a brand: the source of colours, type, shape and breakpoints.
 *
 * @param screen adds what changes from this breakpoint on
 */
export const createSiteTheme = (name: ThemeName, brand: Brand, screen?: LargeScreen): Theme =>
  createTheme({
    // One light scheme: `color-scheme` would say what is the default.
    cssVariables: { shouldSkipGeneratingVar: isVariableSkipped, disableCssColorScheme: true },
    palette: buildPalette(name, brand),
    ...shared,
    ...deepmerge(brand.theme, screen ? largeScreens[screen] : {}),
  });
