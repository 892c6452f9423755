import { findErrorCode } from '../errorCode';

/**
 * Why a call failed. `status`: the response has an error status. `not-json`: the body is not JSON. `too-large`: the body
 * has more bytes than the caller accepts. `timeout`: no complete response in time. `unreachable`: no complete response.
 * `private-address`: the name of the host leads to an address inside the network.
 */
export type HttpProblem =
  'status' | 'not-json' | 'too-large' | 'timeout' | 'unreachable' | 'private-address';

/** A failed call. Callers can distinguish "does not exist" (404) from "no response". */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  /**
   * @param status of the response; undefined without a response
   * @param body parsed body of the response; undefined if it is not JSON
   * @param options `cause`: the network error, in which `findErrorCode` finds a code such as ECONNREFUSED
   */
  constructor(
    readonly problem: HttpProblem,
    message: string,
    readonly status?: number,
    readonly body?: unknown,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Whether a call failed with the status 404. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 404;

/** Names a call in messages: without the query and the user name of the address, which may be secret. */
export const toLabel = (method: string, url: string): string =>
  `${method} ${url.replace(/[?#].*$/s, '').replace(/\/\/[^/]*@/, '//')}`;

/** Why there is no complete response: the code of the network error, such as ECONNREFUSED. */
export const describeNoAnswer = (error: unknown): string =>
  `no answer (${findErrorCode(error) ?? 'no code'})`;

interface FailedCall {
  readonly label: string;
  readonly timeoutMs: number;
  /** Whether the time of the call was over. */
  readonly isLate: boolean;
}

/** Turns the error of a call without a complete response into an `HttpError`, unless it is one. */
export const toHttpError = (
  error: unknown,
  { label, timeoutMs, isLate }: FailedCall,
): HttpError => {
  if (error instanceof HttpError) return error;
  const [problem, reason] = isLate
    ? (['timeout', `no answer within ${timeoutMs} ms`] as const)
    : (['unreachable', describeNoAnswer(error)] as const);
  return new HttpError(problem, `${label}: ${reason}`, undefined, undefined, { cause: error });
};
