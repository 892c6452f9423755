import {
  budgets,
  gzipSize,
  listExcesses,
  listFonts,
  listScripts,
  readPageData,
  toPageKind,
  weighPage,
} from './pageWeight';

const html = [
  '<link rel="preload" as="font" type="font/woff2" href="/fonts/one.woff2" crossorigin="">',
  '<link rel="preload" as="image" href="/hero.jpg">',
  '<script src="/old.js" noModule=""></script><script type="application/x-waiting" src="/page.js"></script>',
  '<script id="__NEXT_DATA__" type="application/json">{"page":"/"}</script>',
].join('');

it('counts what a browser loads at first', () => {
  expect(listScripts(html)).toEqual(['/page.js']);
  expect(listFonts(html)).toEqual(['/fonts/one.woff2']);
  expect(readPageData(html)).toBe('{"page":"/"}');
});

it('weighs a page with all that it asks for at first', async () => {
  const weight = await weighPage(html.repeat(2), {
    script: (source) => source.length,
    font: async (path) => path.length,
  });
  expect(weight).toEqual({
    script: 2 * '/page.js'.length,
    html: gzipSize(html.repeat(2)),
    data: '{"page":"/"}'.length,
    fonts: 2 * '/fonts/one.woff2'.length,
  });
});

it('has nothing to say of a page that takes all it may', () => {
  expect(listExcesses(budgets.other, 'other')).toEqual([]);
});

it('names what is too heavy, and by what measure', () => {
  const budget = budgets.other;
  const weight = { ...budget, html: budget.html + 1, fonts: budget.fonts + 1 };
  expect(listExcesses(weight, 'other')).toEqual([
    `html: ${budget.html + 1} bytes, ${budget.html} at most`,
    `fonts: ${budget.fonts + 1} bytes, ${budget.fonts} at most`,
  ]);
});

it('lets home, cities and activities have more scripts than a cart, and no more of the rest', () => {
  const weight = { ...budgets.planning };
  expect(listExcesses(weight, toPageKind('/[site]/[slug]/[city]'))).toEqual([]);
  expect(listExcesses(weight, toPageKind('/[site]/thankYou'))).toEqual([
    `script: ${weight.script} bytes, ${budgets.other.script} at most`,
  ]);
});
