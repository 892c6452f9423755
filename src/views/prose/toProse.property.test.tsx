import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { Prose } from '@/ui/components/Prose';
import { parseProse } from '@/catalog/mesh/prose/parseProse';
import { createSmallContext } from '@/testing/smallContext';
import { createI18n, SiteProviders } from '@/testing/SiteProviders';
import { createTestRouter } from '@/testing/testRouter';
import { countRuns } from '@/testing/scope';
import { toProse } from './toProse';

const contexts = { en: createSmallContext('en'), pl2: createSmallContext('pl2') } as const;
const router = createTestRouter();
let words: Awaited<ReturnType<typeof createI18n>>;

beforeAll(async () => {
  words = await createI18n('en', 'consumer');
});

const inWords = fc.constantFrom(
  'plain',
  '**strong ![a bridge](/images/a.jpg) words**',
  '[Prague](city:prague)',
  '[a ![bridge](/images/a.jpg) [b](city:krakow)](activity:krakow/karaoke)',
  '*[x](https://a.example/) https://b.example/*',
  '`code <b>`',
  '~~gone~~',
  '<b>raw</b>',
  '![only](/images/a.jpg "caption")',
  '[empty](javascript:alert(1))',
  'a\\\nb',
);

const block: fc.Arbitrary<string> = fc.oneof(
  inWords,
  fc.tuple(fc.constantFrom('#', '##', '###', '####', '######'), inWords).map((it) => it.join(' ')),
  fc.constantFrom(
    '::activity{name=karaoke city=krakow}',
    '::city{name=prague}',
    '---',
    '```\n<script>alert(1)</script>\n```',
    '<table><tr><td>raw',
  ),
  fc.tuple(inWords, inWords).map(([a, b]) => `| ${a} | |\n|--|:-:|\n| ${b} | x |\n| y |`),
);

const indent = (by: string, text: string) => text.split('\n').join(`\n${by}`);

/** Nested quotes and lists, deeper than in any real text. */
const text = fc
  .array(
    fc
      .tuple(block, fc.array(fc.constantFrom('> ', '- ', '1. '), { maxLength: 16 }))
      .map(([inner, around]) =>
        around.reduceRight(
          (inside, mark) => mark + indent(mark === '> ' ? mark : ' '.repeat(mark.length), inside),
          inner,
        ),
      ),
    { minLength: 1, maxLength: 6 },
  )
  .map((blocks) => blocks.join('\n\n'));

const render = (markdown: string, siteId: keyof typeof contexts) =>
  renderToStaticMarkup(
    <SiteProviders siteId="en" audience="consumer" router={router} city={null} i18n={words}>
      <Prose nodes={toProse(contexts[siteId], parseProse(markdown).prose)} />
    </SiteProviders>,
  );

/** Removes differences in notation between serializers. */
const unify = (html: string) =>
  html
    .replaceAll('/>', '>')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll(' srcSet=', ' srcset=');

it('whatever an editor writes, a browser finds the page as it was made, and nothing that runs', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('en', 'pl2'), (markdown, siteId) => {
      const html = render(markdown, siteId);
      const { body } = new JSDOM(html).window.document;
      // If the browser repaired the nesting, it would have moved elements, and hydration would fail.
      expect(unify(body.innerHTML)).toBe(unify(html));
      expect(
        body.querySelectorAll('a a, p figure, p article, a figure, table > :not(thead, tbody)'),
      ).toHaveLength(0);
      expect(body.querySelectorAll('script, [onerror], [href^="javascript"]')).toHaveLength(0);
    }),
    { numRuns: countRuns(150) },
  );
});
