import type { GetStaticPaths } from 'next';
import { getEnv } from '@/config/env/getEnv';
import { getMesh } from '@/catalog/mesh/getMesh';
import { getPost } from '@/catalog/mesh/queries/posts';
import { listSites } from '@/config/sites/activeSites';
import { contextOf } from '../context';
import { findPostAlternate } from '../frame/alternateUrls';
import { toBrandThing } from '../seoMetadata/organizationJsonLd';
import { createStaticProps } from '../staticPage';
import { toBlogPostView } from './toBlogPostView';
import { toPosting } from './toPosting';

export const getStaticProps = createStaticProps({
  route: 'blogPost',
  readParams: ({ category = '', post = '' }) => ({ category, post }),
  load: (context, params) => {
    const post = getPost(context.posts, params.category, params.post);
    if (!post) return undefined;
    const view = toBlogPostView(context, post);
    return {
      view,
      frame: {
        share: post.cover,
        findAlternate: findPostAlternate(post),
        trail: { top: 'blog', below: [view.category] },
      },
      namespaces: ['blog'],
      found: {
        nameIn: () => post.title,
        listThings: (page) => [toPosting(page, post), toBrandThing(page)],
        written: { on: post.date, updated: post.updated },
      },
    };
  },
});

/** All posts of every site: there are only few. */
export const getStaticPaths: GetStaticPaths = async () => {
  const mesh = await getMesh();
  return {
    paths: listSites(getEnv()).flatMap((site) =>
      (contextOf(mesh, site)?.posts ?? []).map(({ categoryTexts, slug }) => ({
        params: { site: site.id, category: categoryTexts.slug, post: slug },
      })),
    ),
    fallback: 'blocking',
  };
};
