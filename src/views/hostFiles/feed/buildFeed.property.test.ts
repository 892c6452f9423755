import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { parseProse } from '@/catalog/mesh/prose/parseProse';
import type { Post } from '@/catalog/mesh/queries/posts';
import { hostileTexts } from '@/testing/hostileProse';
import { feedOrigin, readAtom, readJson } from '@/testing/readFeeds';
import { createSmallContext } from '@/testing/smallContext';
import { countRuns } from '@/testing/scope';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import type { SiteContext } from '../../context';

const small = createSmallContext('en');
const [model] = small.posts;

const withPosts = (posts: readonly Partial<Post>[]): SiteContext => {
  if (!model) throw new Error('The small content has no post');
  return { ...small, posts: posts.map((post, at) => ({ ...model, ...post, slug: `post-${at}` })) };
};

const dangers = [
  ...[
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'form',
    'input',
    'base',
    'meta',
    'svg',
    'math',
  ],
  ...['[style]', '[onerror]', '[onload]', '[onclick]', '[onfocus]', '[onmouseover]', '[ontoggle]'],
  ...['[href^="javascript" i]', '[href^="data" i]', '[href^="vbscript" i]', '[href^="file" i]'],
].join();

const expectHarmless = (html: string) => {
  const { window } = new JSDOM(html, { runScripts: 'dangerously' });
  expect(window).not.toHaveProperty('harmed');
  const { document } = window;
  expect([...document.querySelectorAll(dangers)].map((it) => it.outerHTML)).toEqual([]);
  const pictures = [...document.querySelectorAll('img')].map(({ src }) => src);
  expect(pictures.filter((src) => !src.startsWith(`${feedOrigin}/_ipx/`))).toEqual([]);
};

it('whatever is in a post, nothing in a feed runs or breaks it', () => {
  for (let at = 0; at < hostileTexts.length; at += 20) {
    const texts = hostileTexts.slice(at, at + 20);
    const context = withPosts(texts.map(({ text }) => ({ read: () => parseProse(text) })));
    const contents = readAtom(context).entries.map(({ content }) => content);
    expect(readJson(context).items?.map((it) => it.content_html)).toEqual(contents);
    expect(contents).toHaveLength(texts.length);
    expectHarmless(contents.join('\n'));
  }
});

it.each([
  ']]> ]]> <script>window.harmed=1</script>',
  '`]]>]]>]]> <img src=x onerror=window.harmed=1>`',
  '```\n]]>\n]]>\n<script>window.harmed=1</script>\n```',
  '![a ]]> b ]]> <script>window.harmed=1</script>](/images/small.jpg "]]> ]]> <script>")',
])('a text that would end what feeds put it into stays a text: %j', (text) => {
  const context = withPosts([{ read: () => parseProse(text) }]);
  const [entry] = readAtom(context).entries;
  expectHarmless(entry?.content ?? '');
  expect(entry?.content).toBe(readJson(context).items?.[0]?.content_html);
});

/** Removes what XML cannot express, and normalizes line ends. */
const toReadable = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/\r\n?/g, '\n');

const anyLine = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        '&',
        '<',
        '>',
        '"',
        "'",
        ']]>',
        '&amp;',
        '<b>',
        '\u0000',
        '\ufffe',
        '\ud800',
        'é',
      ),
    )
    .map((parts) => parts.join('')),
);

it('whatever a title, a summary or a name says, a reader reads the same', () => {
  fc.assert(
    fc.property(anyLine, anyLine, anyLine, (title, summary, name) => {
      const texts = { slug: 'a', name, intro: '' };
      const author = { id: 1, key: 'a', name, city: 'krakow', languages: ['en'], texts: {} };
      const context = withPosts([{ title, summary, author, categoryTexts: texts }]);
      const [entry] = readAtom(context).entries;
      expect([entry?.title, entry?.summary]).toEqual([title, summary].map(toReadable));
      expect(readJson(context).items?.[0]?.url).toBe(`${feedOrigin}/blog/a/post-0`);
    }),
    { numRuns: countRuns(100) },
  );
});

it('a category keeps its name, but for what no attribute may hold', () => {
  const texts = { slug: 'a', name: 'Food & "drink" <3', intro: '' };
  const context = withPosts([{ categoryTexts: texts }]);
  expect(readAtom(context).entries[0]?.label).toBe('Food & "drink" ‹3');
  expect(readJson(context).items?.[0]?.tags).toEqual(['Food & "drink" <3']);
});
