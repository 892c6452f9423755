import { themeNames } from '@/config/sites/site';
import { alphabetNames, alphabetOf } from './alphabets';
import { brands } from './brands';
import { getPaint, listPaints } from './paintFile';

const unheardOf = 9999;

it('each theme of each brand has a file of its own, for each alphabet', () => {
  const names = listPaints().map(({ name }) => name);
  const count = themeNames.length * Object.keys(brands).length * alphabetNames.length;
  expect(names).toHaveLength(count);
  expect(new Set(names).size).toBe(count);
});

it('a shop group that nobody has designed for finds its file among them', () => {
  for (const theme of themeNames) {
    expect(listPaints()).toContainEqual(getPaint(theme, unheardOf, alphabetOf('sv')));
  }
});

it('has the faces of the brand and the colours of the theme', () => {
  const { content } = getPaint('red', 2, alphabetOf('pl'));
  expect(content).toContain('@font-face');
  expect(content).toContain('--mui-palette-primary-main:');
});
