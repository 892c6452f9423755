import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** A request that is over. */
export interface Answered {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** From its headers to the last byte that was handed over. */
  readonly ms: number;
  /** Whether the client went away before it had the answer. */
  readonly isAborted: boolean;
}

export type Watcher = (answered: Answered) => void;

/** Has watchers told of every answer. Without any, nothing stands between a request and its answer. */
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
