import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GetServerSideProps } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { parseTripState } from '@/commerce/trips/model/tripState';
import type { TripServices } from '@/commerce/trips/services';
import { getEnv } from '@/config/env/getEnv';
import { getSite } from '@/config/sites/activeSites';
import type { Site } from '@/config/sites/site';
import { toLogPath } from '@troupe/basics/toLogPath';
import { log } from '@/platform/log/log';
import { findTrip, noteUse, showTrip } from '@/server/endpoints/trips/openTrip';
import { toSurpriseState } from '@/server/endpoints/trips/openSurprise';
import { isSameOrigin } from '@/server/endpoints/sameOrigin';
import type { RequestLimit } from '@/server/endpoints/writeLimit';
import type { ViewProps } from '@/views/staticPage';
import type { ReadTripProps } from '@/views/trip/reading/pageProps';
import { getFormProps } from '@/views/trip/reading/server';
import { toReadTrip } from '@/views/trip/reading/toReadTrip';
import { readForm } from './readForm';

type View = Pick<ReadTripProps, 'outcome' | 'trip' | 'surprise'>;

interface Answer {
  readonly status: number;
  readonly view: View;
}

const refuse = (status: number, outcome: View['outcome']): Answer => ({
  status,
  view: { outcome, trip: null, surprise: null },
});

/** The answer to a posted form. It sets no cookie: the next page needs the link again. */
const answerForm = async (
  request: IncomingMessage,
  site: Site,
  services: TripServices,
): Promise<Answer> => {
  if (!isSameOrigin(request.headers)) return refuse(403, 'unknown');
  const token = await readForm(request);
  if (token === 'invalid') return refuse(400, 'unknown');
  const surprised = await findTrip(token, site, services, 'surprise');
  const surprise = surprised && toSurpriseState(surprised, services.now());
  if (surprise) {
    await noteUse(surprised, services);
    return { status: 200, view: { outcome: 'found', trip: null, surprise } };
  }
  const found = await findTrip(token, site, services);
  const state = found && parseTripState(await showTrip(found, site, services));
  if (!found || !state) return refuse(404, 'unknown');
  await noteUse(found, services);
  return { status: 200, view: { outcome: 'found', trip: toReadTrip(state), surprise: null } };
};

const setHeaders = (response: ServerResponse): void => {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
};

/**
 * The page on which a trip is read without scripts. GET shows the form. POST shows the trip of the link in it, in this
 * answer alone: it is rendered for each request, and is in no cache.
 */
export const createTripPage =
  (
    services: TripServices,
    limit?: RequestLimit,
  ): GetServerSideProps<ViewProps<ReadTripProps> & SSRConfig> =>
  async ({ params = {}, req, res }) => {
    const page = await getFormProps({ params });
    const site = getSite(getEnv(), String(params['site']));
    if (!('props' in page) || !site) return { notFound: true };
    setHeaders(res);
    const { props } = page;
    const answer = async (): Promise<Answer> => {
      if (req.method !== 'POST') return refuse(200, 'form');
      const allowance = await limit?.take(req);
      for (const [name, value] of Object.entries(allowance?.headers ?? {})) {
        res.setHeader(name, value);
      }
      if (allowance && allowance.left === 0) return refuse(429, 'busy');
      return answerForm(req, site, services);
    };
    try {
      const { status, view } = await answer();
      res.statusCode = status;
      return { props: { ...props, view: { ...props.view, ...view } } };
    } catch (error) {
      log.error('a trip could not be read without scripts', { path: toLogPath(req.url), error });
      const { status, view } = refuse(503, 'failed');
      res.statusCode = status;
      return { props: { ...props, view: { ...props.view, ...view } } };
    }
  };
