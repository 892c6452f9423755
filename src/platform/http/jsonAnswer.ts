import { parseJson } from '@/lib/parseJson';
import { HttpError } from '@troupe/basics/http/httpError';

export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Has no body: the caller has it already. */
const NOT_MODIFIED = 304;

/**
 * Reads a response as JSON (spec section 7). A status below 400 is a success.
 *
 * @param label of the call, for messages
 * @throws HttpError if the status is an error or the body is not JSON
 */
export const toJsonAnswer = (label: string, status: number, text: string): HttpAnswer => {
  const body = parseJson(text);
  if (status >= 400) throw new HttpError('status', `${label}: status ${status}`, status, body);
  if (body !== undefined || status === NOT_MODIFIED) return { status, body };
  throw new HttpError('not-json', `${label}: the answer is not JSON`, status);
};
