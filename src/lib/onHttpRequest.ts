import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { toFields } from '@troupe/basics/fields';

/** Calls a listener for each request to a server of this process, before the server receives the request. */
export const onHttpRequest = (
  listener: (request: IncomingMessage, response: ServerResponse) => void,
): void =>
  subscribe('http.server.request.start', (message) => {
    const { request, response } = toFields(message);
    if (request instanceof IncomingMessage && response instanceof ServerResponse) {
      listener(request, response);
    }
  });
