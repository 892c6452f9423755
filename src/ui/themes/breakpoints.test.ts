import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTheme } from '@mui/material/styles';
import { keysOf } from '@/lib/keysOf';
import { breakpoints, down, up } from './breakpoints';
import mediaNames from './mediaNames';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('src', file),
);

const { AtRule } = mediaNames();

/** A media query of a stylesheet, as browsers get it. */
const print = (params: string) => {
  const rule = { params, error: (message: string) => new Error(message) };
  AtRule.media(rule);
  return rule.params;
};

it('the breakpoints are those of spec section 9', () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
});

it.each(keysOf(breakpoints))('%s is one width for MUI, stylesheets and components', (name) => {
  const theme = createTheme({ breakpoints: { values: breakpoints } });
  const toRule = (query: string) => `@media ${query.replace(': ', ':')}`;
  expect(toRule(up(name))).toBe(theme.breakpoints.up(name));
  expect(print(`(--${name}-up)`)).toBe(up(name));
  expect(print(`(--${name}-down)`)).toBe(down(name));
  if (name !== 'xs') expect(toRule(down(name))).toBe(theme.breakpoints.down(name));
});

it('a stylesheet may combine names with other conditions', () => {
  expect(print('(--sm-up) and (--md-down) and (scripting: none)')).toBe(
    '(min-width: 600px) and (max-width: 959.95px) and (scripting: none)',
  );
});

it('a name that is no breakpoint stops the build', () => {
  expect(() => print('(--tablet-up)')).toThrow('--tablet-up is no breakpoint of the theme');
});

it('no stylesheet has a width of its own in a media query', () => {
  const queries = sources
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(/@media[^{]*/g) ?? []).map((query) => `${file}: ${query}`),
    );
  expect(queries.join()).toContain('(--md-up)');
  expect(queries.filter((query) => /\b(?:width|\d+(?:px|r?em))\b/.test(query))).toEqual([]);
  for (const query of queries) expect(() => print(query)).not.toThrow();
});

it('no component has one either', () => {
  const written = sources
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(/\((?:min|max)-width:\s*\d[^)]*\)/g) ?? []).map(
        (query) => `${file}: ${query}`,
      ),
    );
  expect(written).toEqual([]);
});
