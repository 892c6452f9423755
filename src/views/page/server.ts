import type { GetStaticPaths } from 'next';
import { getEnv } from '@/config/env/getEnv';
import { formatDay } from '@/lib/formatTime';
import { getMesh } from '@/catalog/mesh/getMesh';
import type { StaticPage } from '@/catalog/mesh/queries/pages';
import { listSites } from '@/config/sites/activeSites';
import { contextOf, type ViewContext } from '../context';
import { findPageAlternate } from '../frame/alternateUrls';
import { toProse } from '../prose/toProse';
import { createStaticProps } from '../staticPage';
import { listPageThings } from './listPageThings';
import type { PageView } from './pageProps';

const toView = (context: ViewContext, page: StaticPage): PageView => {
  const { headings, prose } = page.read();
  return {
    title: page.title,
    summary: page.summary,
    isPrivacy: page.kind === 'privacy',
    updated: formatDay(page.updated, context.site.formatLocale),
    headings,
    prose: toProse(context, prose),
  };
};

export const getStaticProps = createStaticProps({
  route: 'staticPage',
  readParams: ({ page = '' }) => ({ page }),
  load: (context, { page: slug }) => {
    const page = context.pages.find((it) => it.slug === slug);
    if (!page) return undefined;
    return {
      view: toView(context, page),
      frame: { findAlternate: findPageAlternate(page) },
      namespaces: ['page', 'catalogue'],
      found: {
        nameIn: () => page.title,
        listThings: (at) => listPageThings(at, page),
      },
    };
  },
});

/** All of them: they are few, and every footer links to them. */
export const getStaticPaths: GetStaticPaths = async () => {
  const mesh = await getMesh();
  return {
    paths: listSites(getEnv()).flatMap((site) =>
      (contextOf(mesh, site)?.pages ?? []).map(({ slug }) => ({
        params: { site: site.id, page: slug },
      })),
    ),
    fallback: 'blocking',
  };
};
