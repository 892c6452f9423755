import type { ContentFault } from '@/catalog/sources/contentFault';
import { drop, edit, put, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { buildMesh } from './buildMesh';
import type { Mesh } from './mesh';
import * as parser from './prose/parseProse';
import { findProseFaults } from './report/prose';

jest.mock('./prose/parseProse', () => ({
  __esModule: true,
  ...jest.requireActual<object>('./prose/parseProse'),
}));

const good = createSmallContent();

const post = 'posts/en/packing-list.md';

const build = (content: Content, last?: Mesh) => buildMesh([toLoaded(content)], last);

const findPost = (mesh: Mesh) =>
  mesh.posts.find(({ key, lang }) => key === 'packing-list' && lang === 'en');

const toRows = (faults: readonly ContentFault[]) =>
  faults.map(({ file, field, kind }) => [file, field, kind]);

const faultsOf = (mesh: Mesh) => toRows(mesh.faults);

const proseFaultsOf = (mesh: Mesh) => toRows(findProseFaults(mesh));

it('a post is its front matter, its text and its picture', () => {
  expect(findPost(build(good))).toMatchObject({
    key: 'packing-list',
    lang: 'en',
    title: 'The packing list',
    cities: ['krakow'],
    activities: [{ city: 'krakow', product: 'food-tour' }],
    draft: false,
    cover: { width: expect.any(Number) },
  });
});

it('a text is read when somebody wants it, and once', () => {
  const parse = jest.spyOn(parser, 'parseProse');
  const mesh = build(good);
  expect(parse).not.toHaveBeenCalled();
  const read = () => findPost(mesh)?.read();
  expect(read()).toMatchObject({
    headings: [{ id: 'what-to-take', text: 'What to take', level: 2 }],
  });
  expect(read()).toBe(findPost(build(good, mesh))?.read());
  expect(parse).toHaveBeenCalledTimes(1);
  parse.mockRestore();
});

describe('front matter that breaks the rules', () => {
  it.each([
    ['title', 'Short'],
    ['slug', 'Not A Slug'],
    ['date', '14.09.2026'],
    ['summary', 'Too short'],
    ['cover', 'https://example.com/x.jpg'],
    ['audiences', []],
    ['audiences', ['everybody']],
    ['sites', ['uk']],
    ['draft', 'yes'],
    ['activities', ['food-tour']],
    ['author', undefined],
    ['mood', 'good'],
    ['updated', '2000-01-01'],
  ])('is reported by its field: %s as %j', (field, value) => {
    const mesh = build(edit(good, post, `frontMatter.${field}`, value));
    expect(mesh.faults[0]).toMatchObject({ file: post, kind: 'schema' });
    expect(findPost(mesh)).toBeUndefined();
  });

  it('leaves the last good version where there is one', () => {
    const last = build(good);
    const mesh = build(edit(good, post, 'frontMatter.title', ''), last);
    expect(findPost(mesh)).toEqual(findPost(last));
  });

  it('is reported with all that is wrong at once', () => {
    const twice = edit(edit(good, post, 'frontMatter.title', ''), post, 'frontMatter.date', 'x');
    expect(faultsOf(build(twice))).toEqual([
      [post, 'title', 'schema'],
      [post, 'date', 'schema'],
    ]);
  });
});

describe('what a post refers to', () => {
  it.each([
    ['category', 'gossip'],
    ['author', 'nobody'],
  ])('is needed: %s', (field, key) => {
    const mesh = build(edit(good, post, `frontMatter.${field}`, key));
    expect(faultsOf(mesh)).toContainEqual([post, field, 'dangling-reference']);
    expect(findPost(mesh)).toBeUndefined();
  });

  it('is a category that its readers can read', () => {
    const mesh = build(drop(good, 'texts/en/blog-categories/planning.json'));
    expect(faultsOf(mesh)).toContainEqual([post, 'category', 'dangling-reference']);
    expect(mesh.posts.map(({ lang }) => lang)).toEqual(['pl']);
  });

  it('may be gone where it is only related: the post keeps the rest', () => {
    const cities = edit(good, post, 'frontMatter.cities', ['atlantis', 'prague']);
    const offers = ['krakow/pub-crawl', 'prague/pub-crawl', 'krakow/laser-tag'];
    const mesh = build(edit(cities, post, 'frontMatter.activities', offers));
    expect(findPost(mesh)).toMatchObject({
      cities: ['prague'],
      activities: [{ city: 'krakow', product: 'pub-crawl' }],
    });
    expect(faultsOf(mesh)).toEqual([
      [post, 'cities.0', 'dangling-reference'],
      [post, 'activities.1', 'dangling-reference'],
      [post, 'activities.2', 'dangling-reference'],
    ]);
  });

  it('is only told where the text speaks of it', () => {
    const body =
      'See [x](city:atlantis), [y](post:none) and [z](page:none).\n\n::city{name=atlantis}\n';
    const mesh = build(edit(good, post, 'body', body));
    expect(mesh.faults).toEqual([]);
    expect(proseFaultsOf(mesh)).toEqual(Array(4).fill([post, 'body', 'dangling-reference']));
    expect(findPost(mesh)).toBeDefined();
  });
});

it('markup that was made harmless is told with its line, and the post is shown', () => {
  const mesh = build(edit(good, post, 'body', 'Fine.\n\n<script>x</script>\n'));
  expect(findProseFaults(mesh)).toEqual([
    { file: post, field: 'line 16', kind: 'markup', reason: expect.stringContaining('raw HTML') },
  ]);
  expect(findPost(mesh)).toBeDefined();
});

it('a text that takes too long to read is refused with its line, and nothing else is', () => {
  const mesh = build(edit(good, post, 'body', `Fine.\n\n${'>'.repeat(20_000)}\n`));
  expect(faultsOf(mesh)).toEqual([[post, 'line 16', 'schema']]);
  expect(findPost(mesh)).toBeUndefined();
  expect(faultsOf(build(edit(good, post, 'body', 'a'.repeat(30_001))))).toEqual([
    [post, 'body', 'schema'],
  ]);
});

it('a text that its reader fails at is shown as it was written, and told', () => {
  const parse = jest.spyOn(parser, 'parseProse').mockImplementationOnce(() => {
    throw new TypeError('no such thing');
  });
  const mesh = build(edit(good, post, 'body', 'Fine.\n\n<b>Bold</b>\n'));
  const read = findPost(mesh)?.read();
  parse.mockRestore();
  const paragraph = (text: string) => ({ kind: 'element', tag: 'p', children: [text] });
  expect(read?.prose).toEqual([paragraph('Fine.'), paragraph('<b>Bold</b>\n')]);
  expect(findProseFaults(mesh)).toEqual([
    { file: post, field: 'line 14', kind: 'markup', reason: expect.stringContaining('no such') },
  ]);
});

describe('what nobody can read', () => {
  it.each([
    ['sites', ['de']],
    ['audiences', ['corporate']],
  ])('is told where it is no draft: %s %j', (field, value) => {
    const file = 'posts/pl/packing-list.md';
    const scoped = edit(good, file, 'frontMatter.sites', ['pl']);
    const mesh = build(edit(scoped, file, `frontMatter.${field}`, value));
    expect(faultsOf(mesh)).toEqual([[file, '', 'unshown']]);
    expect(mesh.posts.map(({ lang }) => lang)).toContain('pl');
    const draft = edit(
      edit(scoped, file, `frontMatter.${field}`, value),
      file,
      'frontMatter.draft',
      true,
    );
    expect(faultsOf(build(draft))).toEqual([]);
  });

  it('is told where a text leads to a draft', () => {
    const draft = edit(good, 'posts/en/party-speech.md', 'frontMatter.draft', true);
    const mesh = build(edit(draft, post, 'body', 'See [x](post:party-speech).'));
    expect(proseFaultsOf(mesh)).toEqual([[post, 'body', 'dangling-reference']]);
  });
});

describe('slugs', () => {
  const speech = 'posts/en/party-speech.md';
  const taken = (content: Content) => edit(content, speech, 'frontMatter.slug', 'the-packing-list');

  it('are nobody else’s on one site', () => {
    expect(faultsOf(build(taken(good)))).toEqual([[speech, 'slug', 'duplicate-slug']]);
  });

  it('may be the same for visitors who never meet', () => {
    const corporate = edit(good, post, 'frontMatter.audiences', ['corporate']);
    expect(faultsOf(build(taken(corporate)))).toEqual([]);
  });

  it('may be the same on sites that each have their own', () => {
    const one = edit(good, post, 'frontMatter.sites', ['en']);
    const other = edit(taken(one), speech, 'frontMatter.sites', ['en2']);
    expect(faultsOf(build(other))).toEqual([]);
  });

  it('are not taken by drafts', () => {
    const early = 'posts/en/a-draft.md';
    const draft = edit(good, post, 'frontMatter.draft', true);
    const speechAsDraft = edit(
      put(good, early, good.get(speech)?.data),
      early,
      'frontMatter.draft',
      true,
    );
    const mesh = build(speechAsDraft);
    expect(faultsOf(mesh)).toEqual([]);
    expect(mesh.posts.map(({ key }) => key)).toContain('party-speech');
    expect(faultsOf(build(taken(draft)))).toEqual([]);
  });

  it('of pages and posts stand at different places', () => {
    expect(faultsOf(build(edit(good, post, 'frontMatter.slug', 'terms')))).toEqual([]);
  });

  it('of a category are not the word of the numbered pages', () => {
    const file = 'texts/de/blog-categories/planning.json';
    expect(faultsOf(build(edit(good, file, 'slug', 'page')))).toContainEqual([
      file,
      'slug',
      'schema',
    ]);
  });
});

it.each(['posts/it/x.md', 'posts/x.md', 'posts/en/deep/x.md', 'notes/en/x.md'])(
  '%s is misplaced',
  (file) => {
    const mesh = build(put(good, file, { frontMatter: {}, body: 'x', firstLine: 1 }));
    expect(faultsOf(mesh)).toEqual([[file, '', 'misplaced']]);
  },
);
