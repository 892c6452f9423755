import { createClient } from '@redis/client';
import { isTripId } from '@/commerce/trips/model/trip';
import { TRIP_NEWS_CHANNEL } from '@/commerce/trips/model/tripNews';
import { createThrottledLogger } from '@/platform/log/throttledLogger';

interface TripNewsReceiverOptions {
  readonly url: string;
  /** Called with the id of a trip that may have changed. */
  readonly onNews: (tripId: string) => void;
  /** Called with each connection: what was reported before it is lost. */
  readonly onConnected: () => void;
}

const RECONNECT_DELAY_MS = 500;
const CONNECT_TIMEOUT_MS = 1000;
/** A connection that is silent for longer is dead. */
const PING_INTERVAL_MS = 2000;
const SILENCE_TIMEOUT_MS = 6000;

/** Receives the changes that other instances report through Redis. It has a connection of its own, as subscribers must. */
export const receiveTripNews = ({ url, onNews, onConnected }: TripNewsReceiverOptions) => {
  const logFailure = createThrottledLogger('streams of trips: cannot reach Redis');
  const client = createClient({
    url,
    RESP: 2,
    maintNotifications: 'disabled',
    disableClientInfo: true,
    pingInterval: PING_INTERVAL_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      reconnectStrategy: RECONNECT_DELAY_MS,
    },
  });
  client.on('error', logFailure);
  // It subscribes again by itself before it is ready.
  client.on('ready', onConnected);
  const connected = client
    .connect()
    .then(() =>
      client.subscribe(TRIP_NEWS_CHANNEL, (text) => {
        if (isTripId(text)) onNews(text);
      }),
    )
    .then(onConnected)
    .catch(logFailure);
  return {
    /** Whether reports arrive. */
    isUp: (): boolean => client.isReady && client.isPubSubActive,
    close: async (): Promise<void> => {
      client.destroy();
      await connected;
    },
  };
};

export type TripNewsReceiver = ReturnType<typeof receiveTripNews>;
