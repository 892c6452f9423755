import { toFields } from '@troupe/basics/fields';
import {
  type ChannelState,
  createStreamServer,
  type LookUpChannels,
  type RendererProxy,
} from '@troupe/cache-server';
import {
  TRIP_REVISIONS_HEADER,
  TRIP_REVISIONS_PATH,
  TRIP_STREAM_PATH,
} from '@/commerce/trips/model/tripStream';
import type { Env } from '@/config/env/env';
import { createThrottledLogger } from '@/platform/log/throttledLogger';
import { createCounter, createGauge } from '@/platform/metrics/metrics';
import { receiveTripNews, type TripNewsReceiver } from './tripNewsReceiver';

/** In ms between two looks at the revisions: without Redis, other instances report nothing. */
const LOOK_INTERVAL_MS = 700;
/** In ms while other instances report their changes through Redis. */
const LOOK_INTERVAL_WITH_NEWS_MS = 5000;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

const toState = (entry: unknown): readonly (readonly [string, ChannelState])[] => {
  const [id, version, links] = isList(entry) ? entry : [];
  if (!isText(id) || typeof version !== 'number') return [];
  return [[id, { version, ...(isList(links) ? { grants: links.filter(isText) } : {}) }]];
};

/** Asks the renderer for the revisions of trips: it has the database open. */
const createRevisionLookUp =
  ({ read }: Pick<RendererProxy, 'read'>): LookUpChannels =>
  async (channels, hasGrants) => {
    const path = `${TRIP_REVISIONS_PATH}?ids=${channels.join(',')}${hasGrants ? '&links=1' : ''}`;
    const { status, body } = await read(path, 'localhost', { [TRIP_REVISIONS_HEADER]: '1' });
    const { trips } = status === 200 ? toFields(JSON.parse(String(body))) : {};
    if (!isList(trips)) throw new Error(`The renderer answers ${status} for revisions of trips`);
    return new Map(trips.flatMap(toState));
  };

/** Serves the streams of trips, and counts them. */
export const createTripStreams = (
  { redisUrl }: Pick<Env, 'redisUrl'>,
  forwarding: Pick<RendererProxy, 'read'>,
  headers: Readonly<Record<string, string>>,
) => {
  let news: TripNewsReceiver | undefined;
  const refused = createCounter({
    name: 'troupe_trip_streams_refused_total',
    help: 'Streams of trips that were refused, because there were too many of one client, or in all.',
    labelNames: ['reason'],
  });
  const streams = createStreamServer({
    isStreamPath: (path) => path === TRIP_STREAM_PATH,
    headers,
    lookUp: createRevisionLookUp(forwarding),
    intervalMs: () => (news?.isUp() ? LOOK_INTERVAL_WITH_NEWS_MS : LOOK_INTERVAL_MS),
    onError: createThrottledLogger('streams of trips: revisions cannot be compared for now'),
    onRefused: (reason) => refused.inc({ reason }),
  });
  createGauge({
    name: 'troupe_trip_streams',
    help: 'Open streams of trips.',
    label: 'state',
    read: () => [['open', streams.count()]],
  });
  if (redisUrl !== undefined) {
    news = receiveTripNews({
      url: redisUrl,
      onNews: (tripId) => streams.publish(tripId),
      onConnected: streams.recheckAll,
    });
  }
  return {
    streams,
    end: async (): Promise<void> => news?.close(),
  };
};
