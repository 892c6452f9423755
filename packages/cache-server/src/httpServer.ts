import { createServer, type RequestListener, type Server } from 'node:http';
import { answerParseError } from './refuseRequest';
import { dropSlowReaders } from './slowReaders';

/** From the first byte of a request, or from the connection, to the end of its headers. */
const HEADERS_TIMEOUT_MS = 15_000;
/** To the end of the body. The body reader has its own, shorter limit. */
const REQUEST_TIMEOUT_MS = 30_000;
/** How often the two above are checked. */
const TIMEOUT_CHECK_INTERVAL_MS = 2000;

/** Creates the public HTTP server. It drops no headers, and closes connections of slow senders and slow readers. */
export const createHttpServer = (
  listener: RequestListener,
  onSlowReaderDropped?: () => void,
): Server => {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
      // After Node's own refusal, the connection stays open and further data is read from it.
      requireHostHeader: false,
    },
    listener,
  );
  // The default limit drops further headers without an error, possibly `Content-Length`. The limit in bytes remains.
  server.maxHeadersCount = 0;
  // Replaces Node's own refusal, for the same reason as `requireHostHeader`.
  server.on('checkExpectation', listener);
  server.on('clientError', answerParseError);
  dropSlowReaders(server, onSlowReaderDropped ? { onDropped: onSlowReaderDropped } : {});
  return server;
};
