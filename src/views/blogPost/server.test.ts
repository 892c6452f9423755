import { sites } from '@/config/sites/records';
import { type SiteId, siteIds } from '@/config/sites/site';
import { contextOf, getViewContext } from '../context';
import { getStaticPaths, getStaticProps } from './server';

const open = async (params: Readonly<Record<string, string>>) => {
  const result = await getStaticProps({ params });
  return 'props' in result ? result.props : undefined;
};

const paramsOf = async (site: SiteId) =>
  (await getViewContext(sites[site])).posts.map(({ key, slug, categoryTexts }) => ({
    key,
    params: { site, category: categoryTexts.slug, post: slug },
  }));

it('makes every post of every site at build', async () => {
  const { paths, fallback } = await getStaticPaths({});
  const all = await Promise.all(siteIds.map(paramsOf));
  expect(paths).toEqual(all.flat().map(({ params }) => ({ params })));
  expect(new Set(paths.map((path) => JSON.stringify(path))).size).toBe(paths.length);
  expect(fallback).toBe('blocking');
});

it('does not show a post in a category that it is not in', async () => {
  const [first] = await paramsOf('en');
  if (!first) throw new Error('There are no English posts');
  expect(await open(first.params)).toBeDefined();
  expect(await open({ ...first.params, category: 'no-such-category' })).toBeUndefined();
  expect(await open({ ...first.params, post: 'no-such-post' })).toBeUndefined();
});

it('leads to its translations, and to its category where there is none', async () => {
  const { mesh } = await getViewContext(sites.en);
  const seen = new Set<string>();
  for (const { key, params } of await paramsOf('en')) {
    const links = (await open(params))?.frame.languages ?? [];
    expect(links).toHaveLength(7);
    for (const { siteId, path, isAbove = false } of links) {
      const posts = contextOf(mesh, sites[siteId as SiteId])?.posts ?? [];
      const post = posts.find((it) => it.key === key);
      expect([key, siteId, isAbove]).toEqual([key, siteId, post === undefined]);
      const { category } =
        (await getViewContext(sites.en)).posts.find((it) => it.key === key) ?? {};
      const list = posts.find((it) => it.category.key === category?.key)?.categoryTexts.slug;
      const expected = post
        ? `/blog/${post.categoryTexts.slug}/${post.slug}`
        : `/blog${list === undefined ? '' : `/${list}`}`;
      expect([key, siteId, path]).toEqual([key, siteId, expected]);
      seen.add(post ? 'post' : list === undefined ? 'blog' : 'category');
    }
  }
  expect(seen).toContain('post');
  expect(seen).toContain('category');
});

it.each(siteIds)('every post of %s has its way up, its author and its words', async (site) => {
  for (const { params } of await paramsOf(site)) {
    const page = await open(params);
    if (!page) throw new Error(`${params.post} is not found`);
    expect(page.frame.trail).toEqual({ top: 'blog', below: [page.view.category] });
    expect(page.view.author.initials).toMatch(/^\p{Lu}{2}$/u);
    expect(page.view.nodes.length).toBeGreaterThan(5);
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(40_000);
  }
});
