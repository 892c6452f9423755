/**
 * The Redis channel in which instances report to each other which trips have changed. A message is the id of a trip, and
 * a hint only: the revision comes from the database, because others may write into that Redis. The channel is the same
 * for all builds, so that a rolling deploy loses nothing, and for all shops: ids of trips are random.
 */
export const TRIP_NEWS_CHANNEL = 'troupe:trip-news';
