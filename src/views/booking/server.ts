import { buildPath } from '@/config/sites/paths';
import { createStaticProps } from '../staticPage';

export { everySite as getStaticPaths } from '../everySite';

export const getStaticProps = createStaticProps<'booking', null>({
  route: 'booking',
  readParams: () => ({}),
  load: ({ site }) => ({
    view: null,
    // Other sites are other origins, whose browser storage lacks the bookings.
    frame: {
      share: 'plan',
      findAlternate: (other) =>
        other.site.id === site.id
          ? buildPath(site, 'booking')
          : { above: buildPath(other.site, 'home') },
    },
    namespaces: ['booking', 'plan'],
  }),
});
