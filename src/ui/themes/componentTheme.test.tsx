/** @jest-environment jsdom */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { themeNames } from '@/config/sites/site';
import { brands } from './brands';
import { ekipa } from './brands/ekipa';
import { buildThemeStyles } from './buildThemeStyles';
import { ComponentCatalogue } from './componentCatalogue';
import { getComponentTheme, toComponentTheme } from './componentTheme';
import { createSiteTheme } from './createSiteTheme';

/** The styles of all components in the catalogue, in a theme, with those in their attributes. */
const renderStyles = (theme: Theme) => {
  const cache = createCache({ key: 'mui' });
  const rules: string[] = [];
  // Otherwise jsdom would parse a thousand rules, which takes most of the test's time.
  cache.sheet.insert = (rule) => void rules.push(rule);
  render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} disableStyleSheetGeneration>
        <ComponentCatalogue />
      </ThemeProvider>
    </CacheProvider>,
  );
  const attributes = [...document.querySelectorAll('[style]')].map((it) =>
    it.getAttribute('style'),
  );
  cleanup();
  return { rules: rules.join('\n'), attributes: attributes.join('\n') };
};

const listRead = (text: string) =>
  new Set([...text.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name = '']) => name));

const listDefined = (styles: string) =>
  new Set([...styles.matchAll(/[{;](--mui-[\w-]+):/g)].map(([, name = '']) => name));

const styles = renderStyles(getComponentTheme());

const read = listRead(styles.rules + styles.attributes);

it('MUI styles components with variables of the document', () => {
  expect(styles.rules).toContain('background-color:var(--variant-containedBg)');
  expect(read).toContain('--mui-palette-cta-main');
  expect(read).toContain('--mui-shadows-24');
});

it('a style names variables without a fallback, which would be the value of one brand', () => {
  expect(styles.rules.match(/var\(--mui-[\w-]+,[^)]*\)/g) ?? []).toEqual([]);
  expect(styles.rules).not.toMatch(/undefined|NaN/);
});

/** A skeleton of text is the one style with a value of its theme, which `muiComponents` overrides. */
const withoutSkeleton = (rules: string) =>
  rules
    .replaceAll(/\.mui-\w+-MuiSkeleton-root/g, '.MuiSkeleton-root')
    .replaceAll(/border-radius:[\d.]+px\/[\d.]+px;/g, '');

it('another brand and theme has the same styles and the same names of classes', () => {
  const other = renderStyles(toComponentTheme(createSiteTheme('red', ekipa)));
  expect(other.rules.length).toBeGreaterThan(100_000);
  expect(withoutSkeleton(other.rules) === withoutSkeleton(styles.rules)).toBe(true);
});

const looks = themeNames.flatMap((theme) =>
  Object.keys(brands).map((id) => [theme, Number(id)] as const),
);

it.each(looks)('the %s theme of shop group %d defines what components read', (name, id) => {
  const defined = listDefined(buildThemeStyles(name, id));
  expect([...read].filter((variable) => !defined.has(variable))).toEqual([]);
});

it('no variable is defined that neither a stylesheet, a component nor another variable reads', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join('src', file), 'utf8'));
  const paint = buildThemeStyles('default', 1);
  const all = new Set([...read, ...listRead(sheets.join('\n')), ...listRead(paint)]);
  // MUI reads the channels of a colour by the name of the colour, which must be there.
  const isRead = (variable: string) => all.has(variable) || all.has(`${variable}Channel`);
  expect([...listDefined(paint)].filter((variable) => !isRead(variable))).toEqual([]);
});
