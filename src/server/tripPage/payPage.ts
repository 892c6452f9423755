import type { ServerResponse } from 'node:http';
import type { GetServerSideProps } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { toLogPath } from '@troupe/basics/toLogPath';
import type { TripServices } from '@/commerce/trips/services';
import { toPayment } from '@/commerce/trips/toPayment';
import { getEnv } from '@/config/env/getEnv';
import { getSite } from '@/config/sites/activeSites';
import type { Site } from '@/config/sites/site';
import { log } from '@/platform/log/log';
import { findTrip } from '@/server/endpoints/trips/openTrip';
import { priceOpened } from '@/server/endpoints/trips/priceOpened';
import type { RequestLimit } from '@/server/endpoints/writeLimit';
import type { ViewProps } from '@/views/staticPage';
import type { PaymentProps } from '@/views/trip/payment/pageProps';
import { getPaymentProps } from '@/views/trip/payment/server';

interface Answer {
  readonly status: number;
  readonly view: PaymentProps;
}

const refuse = (status: number, outcome: PaymentProps['outcome']): Answer => ({
  status,
  view: { outcome, payment: null },
});

/** The token is in the path, so no cache, referrer or search engine gets it. */
const setHeaders = (response: ServerResponse): void => {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
};

const findPayment = async (token: unknown, site: Site, services: TripServices): Promise<Answer> => {
  const opened = await findTrip(token, site, services, 'pay');
  const priced = opened && (await priceOpened(opened.trip, site, services));
  const payment =
    opened && priced && toPayment(opened.trip, priced, opened.capability.guestId, services.now());
  // The same for every token that opens no charge.
  return payment ? { status: 200, view: { outcome: 'found', payment } } : refuse(404, 'unknown');
};

/**
 * The page of a charge, for the link in its address. It is rendered for each request, works without scripts, and changes
 * nothing: programs of chats open every link that is sent with them.
 */
export const createPayPage =
  (
    services: TripServices,
    limit?: Pick<RequestLimit, 'take'>,
  ): GetServerSideProps<ViewProps<PaymentProps> & SSRConfig> =>
  async ({ params = {}, req, res }) => {
    const page = await getPaymentProps({ params: { site: params['site'] } });
    const site = getSite(getEnv(), String(params['site']));
    if (!('props' in page) || !site) return { notFound: true };
    setHeaders(res);
    const { props } = page;
    const answer = async (): Promise<Answer> => {
      const allowance = await limit?.take(req);
      for (const [name, value] of Object.entries(allowance?.headers ?? {})) {
        res.setHeader(name, value);
      }
      if (allowance && allowance.left === 0) return refuse(429, 'busy');
      return findPayment(params['token'], site, services);
    };
    try {
      const { status, view } = await answer();
      res.statusCode = status;
      return { props: { ...props, view } };
    } catch (error) {
      log.error('a charge could not be shown', { path: toLogPath(req.url), error });
      const { status, view } = refuse(503, 'failed');
      res.statusCode = status;
      return { props: { ...props, view } };
    }
  };
