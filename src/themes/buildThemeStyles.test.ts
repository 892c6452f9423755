import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeNames } from '@/sites/site';
import { buildThemeStyles } from './buildThemeStyles';
import { tokens } from './tokens';

const readVariables = (styles: string) =>
  new Map(
    [...styles.matchAll(/(--[\w-]+):([^;}]*)/g)].map(([, name = '', value = '']) => [name, value]),
  );

const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('src', file));

const usedIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

describe.each(themeNames)('the %s theme', (name) => {
  const variables = readVariables(buildThemeStyles(name));

  it('paints stylesheets with its tokens', () => {
    const token = tokens[name];
    expect(Object.fromEntries(variables)).toMatchObject({
      '--mui-palette-primary-main': token.primary,
      '--mui-palette-cta-main': token.cta,
      '--mui-palette-cta-dark': token.ctaHover,
      '--mui-palette-text-secondary': token.inkSoft,
      '--mui-palette-background-paper': token.surface,
      '--mui-palette-divider': token.line,
      '--troupe-link': token.link,
      '--troupe-radius': `${token.radius}px`,
    });
  });

  it('defines every variable that a stylesheet reads', () => {
    expect(stylesheets.length).toBeGreaterThan(40);
    const unknown = stylesheets.flatMap((file) =>
      usedIn(file)
        .filter((variable) => !variables.has(variable))
        .map((variable) => `${file}: ${variable}`),
    );
    expect(unknown).toEqual([]);
  });

  it('defines none that no stylesheet reads', () => {
    const used = new Set(stylesheets.flatMap(usedIn));
    expect([...variables.keys()].filter((variable) => !used.has(variable))).toEqual([]);
  });
});
