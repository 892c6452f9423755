import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { themeNames } from '@/config/sites/site';
import { brands, getBrand, getSiteTheme } from './brands';
import { buildThemeStyles } from './buildThemeStyles';

/** Variables with their values. */
const readVariables = (styles: string) =>
  new Map(
    [...styles.matchAll(/(--[\w-]+):((?:"[^"]*"|[^;}])*)/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('src', file),
);

const stylesheets = sources.filter((file) => file.endsWith('.css'));

/** Files that use the variables: styles in components and MUI's overrides too. */
const readers = sources.filter((file) => /(?<!\.test)\.(?:css|tsx?)$/.test(file));

const usedIn = (text: string) =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** Variables that a stylesheet or a component defines for itself. */
const ownOf = (text: string) =>
  [...text.matchAll(/^\s*\[?'?(--[\w-]+)'?\]?:/gm)].map(([, name = '']) => name);

const readings = readers.map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, used: usedIn(text), own: ownOf(text) };
});

/** Layout variants that stylesheets select: `[data-hero='poster']`. */
const mannersIn = (kind: string) =>
  new Set(
    stylesheets.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(new RegExp(`\\[data-${kind}='(\\w+)'\\]`, 'g'))].map(
        ([, name = '']) => name,
      ),
    ),
  );

const looks = themeNames.flatMap((theme) =>
  Object.keys(brands).map((id) => [theme, Number(id)] as const),
);

describe.each(looks)('the %s theme of shop group %d', (theme, shopGroupId) => {
  const styles = buildThemeStyles(theme, shopGroupId);
  const [everywhere = ''] = styles.split('@media');
  const variables = readVariables(everywhere);

  it('paints stylesheets with the colours of theme and brand', () => {
    const { palette } = getSiteTheme(theme, shopGroupId);
    expect(Object.fromEntries(variables)).toMatchObject({
      '--mui-palette-primary-main': palette.primary.main,
      '--mui-palette-cta-main': palette.cta.main,
      '--mui-palette-cta-dark': palette.cta.dark,
      '--mui-palette-ctaOnDark-main': palette[getBrand(shopGroupId).onDark].main,
      '--mui-palette-text-secondary': palette.text.secondary,
      '--mui-palette-background-paper': palette.background.paper,
      '--mui-palette-divider': palette.divider,
      '--mui-palette-link': palette.link,
      '--mui-shape-borderRadius': getBrand(shopGroupId).theme.shape.borderRadius,
    });
  });

  it('defines every variable that a stylesheet reads', () => {
    expect(stylesheets.length).toBeGreaterThan(40);
    const unknown = readings.flatMap(({ file, used, own }) =>
      used
        .filter((variable) => !variables.has(variable) && !own.includes(variable))
        .map((variable) => `${file}: ${variable}`),
    );
    expect(unknown).toEqual([]);
  });

  it('has larger text and wider lines from 1920 and 2560 px on', () => {
    const size = (part = '') => Number.parseFloat(readVariables(part).get('--mui-type-root') ?? '');
    const [normal, large, largest] = styles.split('@media (min-width: ');
    expect(large).toMatch(/^1920px\)/);
    expect(largest).toMatch(/^2560px\)/);
    expect(size(normal)).toBe(100);
    expect(size(large)).toBeGreaterThan(100);
    expect(size(largest)).toBeGreaterThan(size(large));
  });

  it('adds little to what a document loads before it is painted', () => {
    expect(gzipSync(styles).length).toBeLessThan(2600);
  });
});

it.each(['hero', 'sections'] as const)(
  'stylesheets know the manners of %s, and no others',
  (kind) => {
    const named = new Set<string>(Object.values(brands).map(({ manner }) => manner[kind]));
    const known = mannersIn(kind);
    expect([...known].filter((name) => !named.has(name))).toEqual([]);
    // `plain` has no selector, since it is the default.
    expect([...named].filter((name) => name !== 'plain' && !known.has(name))).toEqual([]);
  },
);
