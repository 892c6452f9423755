import { listCategories } from '@/catalog/mesh/queries/posts';
import { sites } from '@/config/sites/records';
import { type SiteId, siteIds } from '@/config/sites/site';
import { getViewContext } from '../context';
import * as category from './categoryServer';
import * as categoryNumbered from './categoryNumberedServer';
import * as numbered from './numberedServer';

const statusOf = async (
  { getStaticProps }: Pick<typeof numbered, 'getStaticProps'>,
  params: Readonly<Record<string, string>>,
) => {
  const result = await getStaticProps({ params });
  return 'props' in result ? result.props.view.posts.length : 'not found';
};

it('makes every category of every site at build', async () => {
  const { paths, fallback } = await category.getStaticPaths({});
  const all = await Promise.all(
    siteIds.map(async (site) =>
      listCategories((await getViewContext(sites[site])).posts).map(({ texts }) => ({
        params: { site, category: texts.slug },
      })),
    ),
  );
  expect(paths).toEqual(all.flat());
  expect(paths.length).toBeGreaterThan(0);
  expect(fallback).toBe('blocking');
});

it('makes further pages when they are asked for', async () => {
  expect(await numbered.getStaticPaths({})).toEqual({ paths: [], fallback: 'blocking' });
  expect(await categoryNumbered.getStaticPaths({})).toEqual({ paths: [], fallback: 'blocking' });
});

it.each(['0', '1', '01', '2.0', '-2', '1e1', 'two', '9999', ''])(
  'there is no page %j',
  async (number) => {
    expect(await statusOf(numbered, { site: 'en', number })).toBe('not found');
    const slug = 'planning';
    expect(await statusOf(categoryNumbered, { site: 'en', category: slug, number })).toBe(
      'not found',
    );
  },
);

it.each(siteIds)('every page of the blog of %s is full but the last', async (site: SiteId) => {
  const { posts } = await getViewContext(sites[site]);
  const last = Math.ceil(posts.length / 6);
  for (let number = 2; number <= last; number += 1) {
    const shown = await statusOf(numbered, { site, number: String(number) });
    expect(shown).toBe(number < last ? 6 : posts.length - 6 * (last - 1));
  }
  expect(await statusOf(numbered, { site, number: String(last + 1) })).toBe('not found');
});
