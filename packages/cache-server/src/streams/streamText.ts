/** The texts of a stream (server-sent events). Each is encoded once for all listeners of a channel. */

/** Keeps proxies from closing a stream on which nothing happens. It is a comment, which browsers ignore. */
export const HEARTBEAT = Buffer.from(':\n\n');

/** Requests per second that the renderer answers beside its other work: for the state, or for a new stream. */
const REQUESTS_PER_SECOND = 200;
const MAX_SPREAD_MS = 30_000;

/** Over how many ms so many clients must spread their next request. */
export const toSpreadMs = (clients: number): number =>
  Math.min(Math.ceil((clients * 1000) / REQUESTS_PER_SECOND), MAX_SPREAD_MS);

/** The version of a channel, after the time over which its listeners spread the requests that follow. */
export const encodeVersion = (version: number, listeners: number): Buffer =>
  Buffer.from(`event: spread\ndata: ${toSpreadMs(listeners)}\n\ndata: ${version}\n\n`);

const MIN_RETRY_MS = 2000;
const MIN_RETRY_SPREAD_MS = 3000;

/**
 * The time after which a client opens the stream again when it ends. Each stream has another one, so that the clients
 * of a server that ends do not all come back at once.
 *
 * @param open streams of this server
 */
export const encodeRetry = (open: number, random: () => number = Math.random): Buffer => {
  const spreadMs = Math.max(MIN_RETRY_SPREAD_MS, toSpreadMs(open) * 2);
  return Buffer.from(`retry: ${Math.round(MIN_RETRY_MS + random() * spreadMs)}\n\n`);
};
