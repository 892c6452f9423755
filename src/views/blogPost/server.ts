import type { GetStaticPaths } from 'next';
import { getEnv } from '@/env/getEnv';
import { getMesh } from '@/mesh/getMesh';
import { getPost } from '@/mesh/queries/posts';
import { listSites } from '@/sites/activeSites';
import { contextOf } from '../context';
import { findPostElsewhere } from '../frame/elsewhere';
import { toBrandThing } from '../found/house';
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
        findElsewhere: findPostElsewhere(post),
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

/** Every post of every site: they are few. */
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
