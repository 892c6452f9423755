import { buildPath } from '@/config/sites/paths';
import { createStaticProps } from '../staticPage';
import type { TripViewProps } from './pageProps';

export { everySite as getStaticPaths } from '../everySite';

export const getStaticProps = createStaticProps<'trip', TripViewProps>({
  route: 'trip',
  readParams: () => ({}),
  load: ({ env, site, group }) => ({
    view: {
      page: buildPath(site, 'trip'),
      read: buildPath(site, 'tripReading'),
      pay: buildPath(site, 'payment', { token: '' }),
      canRecover: env.smtpUrl !== undefined,
      emergencyPhone: group.emergencyPhone ?? null,
    },
    // Other sites are other origins, whose browser storage and cookies lack the trips.
    frame: {
      share: 'plan',
      findAlternate: (other) =>
        other.site.id === site.id
          ? buildPath(site, 'trip')
          : { above: buildPath(other.site, 'home') },
    },
    // Those of the charges are not loaded later: they have corporate wording.
    namespaces: ['trip', 'plan', 'timeline', 'charges'],
  }),
});
