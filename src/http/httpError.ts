/**
 * What went wrong with a call. `status`: it was answered, with a status that means failure. `not-json`: the answer is no
 * JSON. `timeout`: no whole answer in time. `unreachable`: no answer at all.
 */
export type HttpProblem = 'status' | 'not-json' | 'timeout' | 'unreachable';

/** A call that failed, so that callers can tell "there is no such thing" (404) from "nobody answers". */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  /**
   * @param status of the answer; none where there was no answer
   * @param body what the answer said, parsed; none where it was no JSON
   */
  constructor(
    readonly problem: HttpProblem,
    message: string,
    readonly status?: number,
    readonly body?: unknown,
  ) {
    super(message);
  }
}

/** Whether a call failed because what it asked for does not exist. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 404;
