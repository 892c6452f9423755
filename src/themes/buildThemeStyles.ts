import type { ThemeName } from '@/sites/site';
import { createSiteTheme } from './createSiteTheme';
import { bodyFont, headingFont, tokens } from './tokens';

/** What stylesheets may read of the MUI theme, as `--mui-palette-...`. */
const shades = [
  'primary.main',
  'secondary.main',
  'green.main',
  'green.dark',
  'cta.main',
  'cta.dark',
  'text.primary',
  'text.secondary',
  'background.default',
  'background.paper',
  'divider',
] as const;

const toVariable = (path: string) => `--mui-palette-${path.replaceAll('.', '-')}`;

const buildStyles = (name: ThemeName): string => {
  const token = tokens[name];
  const palette: unknown = createSiteTheme(name).palette;
  const valueOf = (path: string) =>
    path.split('.').reduce<unknown>((value, key) => Reflect.get(value as object, key), palette);
  const variables = [
    ...shades.map((path) => [toVariable(path), String(valueOf(path))]),
    ['--troupe-link', token.link],
    ['--troupe-wash', token.wash],
    ['--troupe-deep', token.deep],
    ['--troupe-control', token.control],
    ['--troupe-danger', token.danger],
    ['--troupe-notice', token.notice],
    ['--troupe-notice-ink', token.noticeInk],
    ['--troupe-radius', `${token.radius}px`],
    ['--troupe-font', bodyFont],
    ['--troupe-heading-font', headingFont],
  ];
  return `:root{${variables.map(([variable, value]) => `${variable}:${value}`).join(';')}}`;
};

const built = new Map<ThemeName, string>();

/**
 * The variables that a page is painted with, as a stylesheet for its document. Server only: a browser makes the MUI
 * theme itself when the first MUI component is opened, which is long after the page stands.
 */
export const buildThemeStyles = (name: ThemeName): string => {
  const styles = built.get(name) ?? buildStyles(name);
  built.set(name, styles);
  return styles;
};
