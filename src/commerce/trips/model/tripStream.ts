/** What the server in front and the renderer have to say to each other about the streams of trips. */

/** The stream of a trip: `GET /api/trip/live?id=…`. Next alone answers 204, and the browser polls. */
export const TRIP_STREAM_PATH = '/api/trip/live';

/** The revisions of several trips, for the server in front alone. */
export const TRIP_REVISIONS_PATH = '/api/trip/revisions';

/** Of a request for revisions. The server in front sends it, and forwards it from no client. */
export const TRIP_REVISIONS_HEADER = 'x-trip-revisions';
