import { buildPath } from '@/config/sites/paths';
import { createStaticProps } from '../staticPage';

export { everySite as getStaticPaths } from '../everySite';

export const getStaticProps = createStaticProps<'thankYou', null>({
  route: 'thankYou',
  readParams: () => ({}),
  load: ({ site }) => ({
    view: null,
    // Other sites are other origins, whose browser storage lacks the order.
    frame: {
      share: 'plan',
      findAlternate: (other) =>
        other.site.id === site.id
          ? buildPath(site, 'thankYou')
          : { above: buildPath(other.site, 'home') },
    },
    namespaces: ['thankYou', 'plan'],
  }),
});
