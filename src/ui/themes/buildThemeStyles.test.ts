import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeNames } from '@/config/sites/site';
import { brands, getBrand, getPaint } from './brands';
import { buildThemeStyles } from './buildThemeStyles';

const readVariables = (styles: string) =>
  new Map(
    [...styles.matchAll(/(--[\w-]+):((?:"[^"]*"|[^;}])*)/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('src', file));

/** Files that use the variables, including MUI's overrides. */
const readers = [...stylesheets, 'src/ui/themes/muiComponents.ts'];

const usedIn = (text: string) =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** Variables that a stylesheet defines for itself. */
const ownOf = (text: string) =>
  [...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name);

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
  const variables = readVariables(styles);

  it('paints stylesheets with the colours of theme and brand', () => {
    const paint = getPaint(theme, shopGroupId);
    expect(Object.fromEntries(variables)).toMatchObject({
      '--mui-palette-primary-main': paint.primary,
      '--mui-palette-cta-main': paint.cta,
      '--mui-palette-cta-dark': paint.ctaHover,
      '--mui-palette-text-secondary': paint.inkSoft,
      '--mui-palette-background-paper': paint.surface,
      '--mui-palette-divider': paint.line,
      '--troupe-link': paint.link,
      '--troupe-radius': getBrand(shopGroupId).shape.radius[1],
    });
  });

  it('defines every variable that a stylesheet reads', () => {
    expect(stylesheets.length).toBeGreaterThan(40);
    const unknown = readers.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const own = ownOf(text);
      return usedIn(text)
        .filter((variable) => !variables.has(variable) && !own.includes(variable))
        .map((variable) => `${file}: ${variable}`);
    });
    expect(unknown).toEqual([]);
  });

  it('defines none that nobody reads', () => {
    const texts = [...readers.map((file) => readFileSync(file, 'utf8')), styles];
    const used = new Set(texts.flatMap(usedIn));
    expect([...variables.keys()].filter((variable) => !used.has(variable))).toEqual([]);
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
