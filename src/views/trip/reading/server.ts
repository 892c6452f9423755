import { buildPath } from '@/config/sites/paths';
import { createStaticProps } from '../../staticPage';
import type { ReadTripProps } from './pageProps';

/** The page with its form. Rendered for each request, so what a build would keep of it does not matter. */
export const getFormProps = createStaticProps<'tripReading', ReadTripProps>({
  route: 'tripReading',
  readParams: () => ({}),
  load: ({ site }) => ({
    view: { page: buildPath(site, 'tripReading'), outcome: 'form', trip: null, surprise: null },
    frame: {
      share: 'plan',
      findAlternate: (other) =>
        other.site.id === site.id
          ? buildPath(site, 'trip')
          : { above: buildPath(other.site, 'home') },
    },
    namespaces: ['trip', 'plan', 'surprise'],
  }),
});
