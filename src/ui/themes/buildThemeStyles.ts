import type { Theme } from '@mui/material/styles';
import type { ThemeName } from '@/config/sites/site';
import { getBrand, getSiteTheme } from './brands';
import { up } from './breakpoints';
import { createSiteTheme } from './createSiteTheme';
import { type LargeScreen, largeScreens } from './largeScreens';
import { keysOf } from '@/lib/keysOf';

type Variables = Readonly<Record<string, string | number>>;

const listVariables = (theme: Theme): Variables =>
  Object.assign({}, ...theme.generateStyleSheets().map(({ ':root': variables }) => variables));

const print = (variables: Variables) =>
  `:root{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/**
 * Builds the stylesheet with the variables of a page: those that MUI generates from the theme, and the ones that change
 * on large screens. Server and build only.
 */
export const buildThemeStyles = (name: ThemeName, shopGroupId: number): string => {
  const variables = listVariables(getSiteTheme(name, shopGroupId));
  const printScreen = (screen: LargeScreen) => {
    const larger = listVariables(createSiteTheme(name, getBrand(shopGroupId), screen));
    const changed = Object.entries(larger).filter(([key, value]) => variables[key] !== value);
    return `@media ${up(screen)}{${print(Object.fromEntries(changed))}}`;
  };
  return [print(variables), ...keysOf(largeScreens).map(printScreen)].join('');
};
