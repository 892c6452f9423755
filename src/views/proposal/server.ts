import type { GetStaticPaths } from 'next';
import { getMesh } from '@/catalog/mesh/getMesh';
import { getEnv } from '@/config/env/getEnv';
import { listSites } from '@/config/sites/activeSites';
import { buildPath } from '@/config/sites/paths';
import { contextOf } from '../context';
import { createStaticProps } from '../staticPage';
import { toLocale } from '../summary/toLocale';
import type { ProposalView } from './pageProps';

/** Only for sites for companies; elsewhere there is no such page. */
export const getStaticProps = createStaticProps<'proposal', ProposalView>({
  route: 'proposal',
  readParams: () => ({}),
  load: ({ site, group }) =>
    group.audience === 'corporate'
      ? {
          view: { locale: toLocale(site), document: buildPath(site, 'proposalDocument') },
          frame: {
            share: 'plan',
            findAlternate: (other) =>
              other.group.audience === 'corporate'
                ? buildPath(other.site, 'proposal')
                : { above: buildPath(other.site, 'home') },
          },
          namespaces: ['proposal', 'contact', 'plan', 'planner'],
        }
      : undefined,
});

export const getStaticPaths: GetStaticPaths = async () => {
  const mesh = await getMesh();
  return {
    paths: listSites(getEnv())
      .filter((site) => contextOf(mesh, site)?.group.audience === 'corporate')
      .map(({ id: site }) => ({ params: { site } })),
    fallback: 'blocking',
  };
};
