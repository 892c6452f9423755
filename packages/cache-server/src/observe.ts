import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** A finished request. */
export interface Answered {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** From the request's headers to the end of the response. */
  readonly ms: number;
  /** Whether the connection closed before the response was complete. */
  readonly isAborted: boolean;
}

export type Watcher = (answered: Answered) => void;

/** Calls the watchers after every response. Without watchers, it adds no overhead. */
export const observe = (
  listener: RequestListener,
  watchers: readonly Watcher[],
): RequestListener => {
  if (watchers.length === 0) return listener;
  return (request, response) => {
    const startedAt = performance.now();
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      const isAborted = !response.writableFinished;
      for (const watch of watchers) watch({ request, response, ms, isAborted });
    });
    listener(request, response);
  };
};
