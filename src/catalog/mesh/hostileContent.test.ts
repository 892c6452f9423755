import { formatContentFault } from '@/catalog/sources/contentFault';
import type { RawArticle } from '@/catalog/sources/files/readMarkdown';
import { dataOf, edit, put, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { buildMesh } from './buildMesh';
import { parseRecords } from './records';
import { findProseFaults } from './report/prose';
import { countRuns } from '@/testing/scope';

const good = createSmallContent();

const facts = 'cities/krakow.json';

const build = (content: Content) => buildMesh([toLoaded(content)]);

const told = (content: Content) => [
  ...new Set(build(content).faults.map(({ file, kind }) => `${file} ${kind}`)),
];

/** In JSON, `__proto__` is an ordinary key. */
const withProto = (data: unknown, proto: unknown): unknown =>
  JSON.parse(`{"__proto__":${JSON.stringify(proto)},${JSON.stringify(data).slice(1)}`);

describe('keys that objects have by themselves', () => {
  it('are refused where nobody expects them', () => {
    const hostile = put(good, facts, withProto(dataOf(good, facts), { slug: 'x' }));

    expect(build(hostile).faults).toContainEqual(
      expect.objectContaining({ file: facts, kind: 'schema' }),
    );
    expect(Object.hasOwn(Object.prototype, 'slug')).toBe(false);
  });

  it.each(['constructor', '__proto__'])('are no city’s: %s', (name) => {
    const file = 'shop-groups/1.json';
    const hostile = edit(good, file, 'shops.0.city', name);

    expect(told(hostile)).toContain(`${file} schema`);
  });

  it.each(['constructor', '__proto__', '..', 'a\nb', 'A', ' ', 'a'.repeat(61)])(
    'and other strange names name no record: %j',
    (name) => {
      const file = `cities/${name}.json`;
      const { records, faults } = parseRecords([{ file, data: dataOf(good, facts) }]);

      expect(records).toEqual([]);
      expect(faults).toMatchObject([{ file, kind: 'misplaced' }]);
    },
  );
});

describe('records that lead to each other', () => {
  const linkTo = (content: Content, key: string, target: string): Content => {
    const file = 'posts/en/party-speech.md';
    const article = dataOf(good, file) as RawArticle & { frontMatter: { slug: string } };
    return put(content, `posts/en/${key}.md`, {
      ...article,
      frontMatter: { ...article.frontMatter, slug: key },
      body: `Read [the other](post:${target}).`,
    });
  };

  it('articles may', () => {
    const circle = linkTo(linkTo(linkTo(good, 'one', 'two'), 'two', 'one'), 'self', 'self');

    expect(build(circle).faults).toEqual([]);
  });

  it('redirects may not', () => {
    const rules = [
      { from: '/one', to: 'https://en.localhost/two' },
      { from: '/two', to: 'https://en.localhost/one' },
    ];

    expect(told(put(good, 'redirects.json', { rules }))).toEqual([
      expect.stringMatching(/^redirects\.json /),
    ]);
  });
});

it('very many names of nothing are told, and the rest stands', () => {
  const file = 'shop-groups/1.json';
  const count = countRuns(250_000);
  const nothing = Array.from({ length: count }, () => 'x');
  const hostile = edit(good, file, 'shops.0.products', ['karaoke', ...nothing]);

  const mesh = build(hostile);

  expect(mesh.faults).toHaveLength(count);
  expect(mesh.shopGroups.get(1)?.shops[0]?.products).toEqual(['karaoke']);
});

it('many posts with a hundred links to nothing each: every link is told', () => {
  const file = 'posts/en/party-speech.md';
  const article = dataOf(good, file) as RawArticle & { frontMatter: { slug: string } };
  const body = Array.from({ length: 100 }, (_, at) => `[there](post:nowhere-${at})`).join(' ');
  const slugs = Array.from({ length: countRuns(200) }, (_, at) => `hostile-${at}`);
  const content = slugs.reduce((before, slug) => {
    const frontMatter = { ...article.frontMatter, slug };
    return put(before, `posts/en/${slug}.md`, { ...article, frontMatter, body });
  }, good);

  const mesh = build(content);
  expect(mesh.faults).toEqual([]);
  expect(findProseFaults(mesh)).toHaveLength(slugs.length * 100);
});

it('a fault is one line, whatever its file is called', () => {
  const file = 'cities/a\nb\u001b[2J\u2028\u202e.json';

  expect(formatContentFault({ file, field: '', kind: 'misplaced', reason: 'is somewhere' })).toBe(
    'cities/a\\u{a}b\\u{1b}[2J\\u{2028}\\u{202e}.json: is somewhere [misplaced]',
  );
});
