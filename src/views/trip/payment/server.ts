import { buildPath } from '@/config/sites/paths';
import { createStaticProps } from '../../staticPage';
import type { PaymentProps } from './pageProps';

/**
 * The frame of the page of a charge, with what is shown for a link that opens nothing. Its route is that of trips, so that
 * no address in the document has the token.
 */
export const getPaymentProps = createStaticProps<'trip', PaymentProps>({
  route: 'trip',
  readParams: () => ({}),
  load: ({ site }) => ({
    view: { outcome: 'unknown', payment: null },
    frame: {
      share: 'plan',
      findAlternate: (other) =>
        other.site.id === site.id
          ? buildPath(site, 'trip')
          : { above: buildPath(other.site, 'home') },
    },
    namespaces: ['charges'],
  }),
});
