import { buildPath } from '@/sites/paths';
import { toCityCard } from '../cards/toCards';
import { createStaticProps } from '../staticPage';
import type { DestinationsView } from './pageProps';

export { everySite as getStaticPaths } from '../everySite';

export const getStaticProps = createStaticProps<'destinations', DestinationsView>({
  route: 'destinations',
  readParams: () => ({}),
  load: ({ site, shops }) => ({
    view: { cities: shops.map((shop) => toCityCard(site, shop)) },
    frame: {
      findElsewhere: (other) => buildPath(other.site, 'destinations'),
      share: 'destinations',
    },
    namespaces: ['destinations'],
  }),
});
