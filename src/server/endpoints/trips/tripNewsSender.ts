import type { RedisConnection } from '@troupe/page-cache';
import { TRIP_NEWS_CHANNEL } from '@/commerce/trips/model/tripNews';
import { announceStreamNews } from '@/platform/process/streamNews';
import { getRedis } from '@/server/pageCache/redis/getRedis';
import type { AnnounceTrip } from './announceTrips';

type Sender = Pick<RedisConnection, 'tell'>;

/**
 * Reports a changed trip to the streams of this instance, and through Redis to those of the others. No answer waits for
 * it. What gets lost is found when the other instances compare revisions.
 */
export const createTripNewsSender =
  (findRedis: () => Sender | undefined = () => getRedis()?.connection): AnnounceTrip =>
  (trip, revision) => {
    announceStreamNews(trip, revision);
    void findRedis()
      ?.tell(['PUBLISH', TRIP_NEWS_CHANNEL, trip])
      .catch(() => {});
  };
