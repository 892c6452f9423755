import { themeNames } from '@/config/sites/site';
import { brands } from './brands';
import { getPaintFile, listPaintFiles } from './paintFile';

const unheardOf = 9999;

it('each theme of each brand has a file of its own', () => {
  const paths = listPaintFiles().map(({ path }) => path);
  expect(new Set(paths).size).toBe(themeNames.length * Object.keys(brands).length);
});

it('a shop group that nobody has designed for finds its file among them', () => {
  for (const theme of themeNames) {
    expect(listPaintFiles()).toContainEqual(getPaintFile(theme, unheardOf));
  }
});

it('has the faces of the brand and the colours of the theme', () => {
  const { content } = getPaintFile('red', 2);
  expect(content).toContain('@font-face');
  expect(content).toContain('--mui-palette-primary-main:');
});
