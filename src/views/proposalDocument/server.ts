import type { GetStaticPaths } from 'next';
import { buildPath } from '@/config/sites/paths';
import { getStaticPaths as getCorporatePaths } from '../proposal/server';
import { createStaticProps } from '../staticPage';
import type { DocumentViewProps } from './pageProps';

/** Only for sites for companies; elsewhere there is no such page. */
export const getStaticProps = createStaticProps<'proposalDocument', DocumentViewProps>({
  route: 'proposalDocument',
  readParams: () => ({}),
  load: ({ site, group }) =>
    group.audience === 'corporate'
      ? {
          view: { page: buildPath(site, 'proposalDocument') },
          // Other sites are other origins, whose cookies lack the documents.
          frame: {
            share: 'plan',
            findAlternate: (other) =>
              other.site.id === site.id
                ? buildPath(site, 'proposalDocument')
                : { above: buildPath(other.site, 'home') },
          },
          namespaces: ['proposalDocument', 'plan'],
        }
      : undefined,
});

export const getStaticPaths: GetStaticPaths = getCorporatePaths;
