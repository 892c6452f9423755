import { drop } from '@/testing/editContent';
import { createManyPosts } from '@/testing/manyPosts';
import { createSmallContent } from '@/testing/smallContent';
import { createSmallContext } from '@/testing/smallContext';
import { loadBlog, loadCategory } from './loadList';

/** Ten English posts for consumers, all of one category; one of them in Polish too. */
const content = createManyPosts(8);
const en = createSmallContext('en', content);
const pl2 = createSmallContext('pl2', content);
const de = createSmallContext('de', content);

const titlesOf = (page: ReturnType<typeof loadBlog>) => page?.view.posts.map(({ title }) => title);

describe('the list of all posts', () => {
  it('begins with the newest and goes on where the page before it ended', () => {
    expect(titlesOf(loadBlog(en, 1))).toEqual(
      [8, 7, 6, 5, 4, 3].map((number) => `Extra post ${number}`),
    );
    expect(titlesOf(loadBlog(en, 2))).toEqual([
      'Extra post 2',
      'Extra post 1',
      'The party speech',
      'The packing list',
    ]);
    expect(loadBlog(en, 3)).toBeUndefined();
  });

  it('names its pages, the first of which is the list itself', () => {
    expect(loadBlog(en, 2)?.view.pages).toEqual({ current: 2, hrefs: ['/blog', '/blog/page/2'] });
  });

  it('counts what there is in each category', () => {
    expect(loadBlog(en, 1)?.view).toMatchObject({
      category: null,
      all: '/blog',
      categories: [{ name: 'Planning', href: '/blog/planning', count: 10 }],
    });
  });

  it('has a page even where there are no posts, since every menu leads there', () => {
    expect(loadBlog(de, 1)?.view).toMatchObject({ posts: [], categories: [] });
    expect(loadBlog(de, 2)).toBeUndefined();
  });

  it('stands on every other site', () => {
    expect(loadBlog(en, 2)?.frame.findAlternate(de)).toBe('/blog');
  });

  it('is right below the home page, and its further pages below it', () => {
    expect(loadBlog(en, 1)?.frame).not.toHaveProperty('trail');
    expect(loadBlog(en, 2)?.frame).toMatchObject({ trail: { top: 'blog', below: [] } });
  });
});

describe('the list of a category', () => {
  it('says what it is about and has pages of its own', () => {
    const page = loadCategory(en, 'planning', 2);
    expect(page?.view.category).toMatchObject({ name: 'Planning' });
    expect(page?.view.pages.hrefs).toEqual(['/blog/planning', '/blog/planning/page/2']);
    expect(titlesOf(page)).toHaveLength(4);
    expect(loadCategory(en, 'planning', 3)).toBeUndefined();
  });

  it('is not there where the site has no posts in it', () => {
    expect(loadCategory(en, 'money', 1)).toBeUndefined();
    expect(loadCategory(de, 'planning', 1)).toBeUndefined();
  });

  it('leads to itself on other sites, or to their whole blog', () => {
    const findAlternate = loadCategory(en, 'planning', 1)?.frame.findAlternate;
    expect(findAlternate?.(pl2)).toBe('/blog/planning');
    expect(findAlternate?.(de)).toEqual({ above: '/blog' });
    const gone = drop(createSmallContent(), 'posts/pl/packing-list.md');
    expect(findAlternate?.(createSmallContext('pl2', gone))).toEqual({ above: '/blog' });
  });

  it('is below the blog, and its further pages below it', () => {
    const trailOf = (number: number) => loadCategory(en, 'planning', number)?.frame;
    expect(trailOf(1)).toMatchObject({ trail: { top: 'blog', below: [] } });
    expect(trailOf(2)).toMatchObject({
      trail: { top: 'blog', below: [{ text: 'Planning', href: '/blog/planning' }] },
    });
  });
});

it('companies see what is for companies', () => {
  expect(titlesOf(loadBlog(pl2, 1))).toEqual(['Co spakowac']);
  const titles = titlesOf(loadBlog(createSmallContext('pl2', createSmallContent()), 1));
  expect(titles).not.toContain('The party speech');
});
