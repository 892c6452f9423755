import {
  budget,
  gzipSize,
  listExcesses,
  listFonts,
  listScripts,
  readPageData,
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
  expect(listExcesses(budget)).toEqual([]);
});

it('names what is too heavy, and by what measure', () => {
  expect(listExcesses({ ...budget, html: budget.html + 1, fonts: budget.fonts + 1 })).toEqual([
    `html: ${budget.html + 1} bytes, ${budget.html} at most`,
    `fonts: ${budget.fonts + 1} bytes, ${budget.fonts} at most`,
  ]);
});
