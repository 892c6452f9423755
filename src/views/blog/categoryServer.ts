import type { GetStaticPaths } from 'next';
import { getEnv } from '@/config/env/getEnv';
import { getMesh } from '@/catalog/mesh/getMesh';
import { listCategories } from '@/catalog/mesh/queries/posts';
import { listSites } from '@/config/sites/activeSites';
import { contextOf } from '../context';
import { createStaticProps } from '../staticPage';
import { loadCategory } from './loadList';

export const getStaticProps = createStaticProps({
  route: 'blogCategory',
  readParams: ({ category = '' }) => ({ category }),
  load: (context, { category }) => loadCategory(context, category, 1),
});

/** Every category that has posts, of every site. */
export const getStaticPaths: GetStaticPaths = async () => {
  const mesh = await getMesh();
  return {
    paths: listSites(getEnv()).flatMap((site) =>
      listCategories(contextOf(mesh, site)?.posts ?? []).map(({ texts }) => ({
        params: { site: site.id, category: texts.slug },
      })),
    ),
    fallback: 'blocking',
  };
};
