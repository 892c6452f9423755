import { sites } from '@/config/sites/records';
import { edit, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { buildMesh } from '../buildMesh';
import { listPages } from './pages';
import { getPost, listCategories, listPosts } from './posts';

const good = createSmallContent();

const build = (content: Content) => buildMesh([toLoaded(content)]);

/** The shop groups of the small content: one for consumers, one for companies. */
const consumer = { ...sites.en, shopGroupId: 1 };
const corporate = { ...sites.en2, shopGroupId: 2 };

const keys = (content: Content, site: typeof consumer | typeof corporate) =>
  listPosts(build(content), site).map(({ key }) => key);

describe('the posts of a site', () => {
  it('are those of its language, the newest first', () => {
    expect(keys(good, consumer)).toEqual(['party-speech', 'packing-list']);
    expect(listPosts(build(good), sites.pl)).toHaveLength(1);
    expect(listPosts(build(good), sites.de)).toEqual([]);
  });

  it('are those for its visitors', () => {
    expect(keys(good, corporate)).toEqual(['packing-list']);
  });

  it('are not those of another site', () => {
    const file = 'posts/en/packing-list.md';
    const scoped = edit(good, file, 'frontMatter.sites', ['en2']);
    expect(keys(scoped, consumer)).toEqual(['party-speech']);
    expect(keys(scoped, corporate)).toEqual(['packing-list']);
  });

  it('are not drafts', () => {
    const file = 'posts/en/party-speech.md';
    expect(keys(edit(good, file, 'frontMatter.draft', true), consumer)).toEqual(['packing-list']);
  });

  it('are the same for a site that is made for unlisted hosts', () => {
    const single = { ...consumer, id: 'single-en', madeFrom: 'en' } as const;
    const scoped = edit(good, 'posts/en/packing-list.md', 'frontMatter.sites', ['en2']);
    expect(listPosts(build(scoped), single).map(({ key }) => key)).toEqual(['party-speech']);
  });

  it('of one day stand in the order of their keys', () => {
    const file = 'posts/en/party-speech.md';
    expect(keys(edit(good, file, 'frontMatter.date', '2026-05-01'), consumer)).toEqual([
      'packing-list',
      'party-speech',
    ]);
  });

  it('are listed once per mesh', () => {
    const mesh = build(good);
    expect(listPosts(mesh, consumer)).toBe(listPosts(mesh, consumer));
  });

  it('know who wrote them and where they stand', () => {
    const [post] = listPosts(build(good), consumer);
    expect(post).toMatchObject({ author: { name: 'Ann' }, categoryTexts: { name: 'Planning' } });
  });

  it('are found by category and slug, both', () => {
    const posts = listPosts(build(good), consumer);
    expect(getPost(posts, 'planning', 'the-packing-list')?.key).toBe('packing-list');
    expect(getPost(posts, 'ideas', 'the-packing-list')).toBeUndefined();
  });

  it('count for their categories', () => {
    const posts = listPosts(build(good), consumer);
    expect(listCategories(posts)).toMatchObject([{ category: { key: 'planning' }, count: 2 }]);
    expect(listCategories([])).toEqual([]);
  });
});

describe('the static pages of a site', () => {
  it('stand in the order in which the shop knows their kinds', () => {
    expect(listPages(build(good), consumer).map(({ kind }) => kind)).toEqual([
      'privacy',
      'terms',
      'faq',
      'how-it-works',
      'cancellation',
    ]);
  });

  it('of no kind come last, by their titles', () => {
    const renamed = edit(good, 'pages/en/faq.md', 'frontMatter.kind', undefined);
    const other = edit(renamed, 'pages/en/terms.md', 'frontMatter.kind', undefined);
    const titled = edit(other, 'pages/en/terms.md', 'frontMatter.title', 'A first one');
    expect(listPages(build(titled), consumer).map(({ key }) => key)).toEqual([
      'privacy',
      'how-it-works',
      'cancellation',
      'terms',
      'faq',
    ]);
  });
});
