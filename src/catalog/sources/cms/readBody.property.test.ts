import fc from 'fast-check';
import { parseProse } from '@/catalog/mesh/prose/parseProse';
import type { Prose } from '@/catalog/mesh/prose/prose';
import { hostileTexts } from '@/testing/hostileProse';
import { createReadBody } from './readBody';

const { readBody } = createReadBody();

const read = (html: string) =>
  readBody('posts/en/x.md', {
    html,
    base: 'https://cms.example/x/',
    toHref: (url) => url.href,
    imageHosts: ['cms.example'],
  });

const wordsOf = (prose: Prose): string =>
  prose
    .map((node) =>
      typeof node === 'string' ? node : 'children' in node ? wordsOf(node.children) : '',
    )
    .join('');

/** Problems that CMS editors should see too: an invalid card, a picture without words, a URL in the text. */
const advice = /is no card|has no words|the link “https:\/\/shop\.example@evil/;

/** Problems that this source should have removed before the Markdown parser sees the text. */
const badProblems = (markdown: string) =>
  parseProse(markdown).problems.filter(({ reason }) => !advice.test(reason));

it.each(hostileTexts.map(({ name, text }) => [name, text]))(
  'leaves nothing to be made harmless: %s',
  (_, text) => {
    const { markdown } = read(text);
    expect(badProblems(markdown)).toEqual([]);
  },
);

const tag = fc.constantFrom(
  ...['p', 'div', 'b', 'i', 'a', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'th', 'pre', 'code'],
  ...['script', 'style', 'iframe', 'svg', 'math', 'form', 'figure', 'figcaption', 'blockquote'],
  ...['h1', 'h2', 'h6', 'br', 'hr', 'template', 'noscript', 'select', 'textarea', 'img', 'del'],
);

const attribute = fc.constantFrom(
  '',
  ' href="javascript:window.harmed=1"',
  ' href="https://a.example/?b=(c)"',
  ' href="mailto:a@b.example"',
  ' src="https://cms.example/a-300x200.jpg" alt="x](javascript:1)"',
  ' onclick="window.harmed=1"',
  ' style="text-align:right"',
  ' start="-3"',
  ' colspan="100000"',
  ' hidden',
);

const piece = fc.oneof(
  fc.tuple(tag, attribute).map(([name, own]) => `<${name}${own}>`),
  tag.map((name) => `</${name}>`),
  fc.constantFrom(
    ...[
      '&lt;script&gt;',
      '&lt;!--',
      '<!-- x -->',
      '&nbsp;',
      '::city{name=krakow}',
      ':::x',
      '[x](y)',
    ],
    ...['# ', '1. ', '- ', '> ', '***', '``', '|', '\n\n', '\\', '[gallery ids="1"]', '[^1]', '~~'],
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replace(/[<&]/g, ' ')),
);

it('whatever HTML says, it becomes a text that can be read', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(wordsOf(parseProse(read(pieces.join('')).markdown).prose)).toEqual(expect.any(String));
    }),
    { numRuns: 300 },
  );
});

it('words come through as they are', () => {
  const word = fc.stringMatching(/^[a-z*_~`[\]()#>+.!|:{}\\^-]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
      const written = words.join(' ').replace(/\[[^\]]*\]/g, '');
      fc.pre(written.trim() !== '' && !/https?:|www\.|^::/.test(written));
      const html = `<p>${written.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
      expect(wordsOf(parseProse(read(html).markdown).prose)).toBe(
        written.replace(/\s+/g, ' ').trim(),
      );
    }),
    { numRuns: 150 },
  );
});

describe('HTML that is made to be slow', () => {
  it.each([
    ['nested', '<div>'.repeat(50_000)],
    [
      'one tag with far too many attributes',
      `<b ${Array.from({ length: 30_000 }, (_, i) => `a${i}`).join(' ')}>`,
    ],
    ['nested lists', '<ul><li>'.repeat(20_000)],
    ['marks that are never closed', `${'<b>'.repeat(500)}${'<p>x'.repeat(20_000)}`],
    ['marks that differ', Array.from({ length: 9000 }, (_, i) => `<b id=${i}>`).join('')],
    ['links in links', '<a href="https://a.example">'.repeat(8000)],
    ['tables in tables', '<table><tr><td>'.repeat(9000)],
    [
      'marks that are closed in comments only',
      `<p>${'<b a=i><!--</b>-->'.repeat(2400)}${'</p><p>x'.repeat(2400)}`,
    ],
    [
      'marks that are closed in attributes only',
      `<p>${'<b a="</b>">'.repeat(2400)}${'</p><p>x'.repeat(2400)}`,
    ],
    ['attributes of the page', Array.from({ length: 4900 }, (_, i) => `<html a${i}>`).join('')],
    ['too long', 'x'.repeat(200_001)],
    ['too many', '<p>x</p>'.repeat(5001)],
  ])('is refused: %s', (_, html) => {
    const start = performance.now();
    expect(() => read(html)).toThrow();
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it.each([
    ['brackets', `<p>${'[a b='.repeat(30_000)}</p>`],
    ['spaces', `<p>[a b=${' '.repeat(199_000)}</p>`],
    ['stars', `<p>${'*_'.repeat(50_000)}</p>`],
    ['many paragraphs', '<p>x</p>'.repeat(5000)],
    ['many points', '<ul><li>x</li></ul>'.repeat(2500)],
    ['closing without opening', '</b></p>'.repeat(20_000)],
    ['broken tags', '<'.repeat(199_000)],
  ])('is read in good time: %s', (_, html) => {
    const start = process.cpuUsage();
    read(html);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(8000);
  });
});
