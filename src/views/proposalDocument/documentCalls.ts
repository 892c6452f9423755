import type { OptionName } from '@/commerce/proposals/model/document';
import { documentState, type DocumentState } from '@/commerce/proposals/model/documentState';
import { isOneOf } from '@troupe/basics/isOneOf';
import { toFields } from '@troupe/basics/fields';
import { HttpError, isNotFound } from '@troupe/basics/http/httpError';
import { fetchAnswer } from '@/platform/http/client';

/** The calls of the page of a document. Its cookie goes with them by itself. */

const toState = (value: unknown): DocumentState | undefined => documentState.safeParse(value).data;

const post = async (path: string, body: object, retries = 1) =>
  toFields((await fetchAnswer(path, { method: 'POST', body, retries })).body);

/** Exchanges the token of a link for a cookie. @returns `undefined` for a token that opens nothing */
export const openDocument = async (token: string): Promise<DocumentState | undefined> => {
  try {
    return toState((await post('/api/proposal/open', { token }))['document']);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
};

/** @param version the number of the wanted one; the newest by default @returns `undefined` if the cookie opens nothing */
export const fetchDocument = async (
  id: string,
  version: number | null,
): Promise<DocumentState | undefined> => {
  try {
    const wanted = version === null ? '' : `&version=${version}`;
    const answer = await fetchAnswer(`/api/proposal?id=${id}${wanted}`, { cache: 'no-store' });
    return toState(toFields(answer.body)['document']);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
};

/** A command of the API, see `parseDocumentCommand`. */
export type SentCommand =
  | {
      readonly kind: 'setOption';
      readonly option: {
        readonly name: OptionName;
        readonly leftOut: readonly number[];
        readonly people: number | null;
        readonly firstDay: string | null;
      };
    }
  | { readonly kind: 'removeOption'; readonly name: OptionName }
  | { readonly kind: 'freeze'; readonly hash: string }
  | { readonly kind: 'makeLink'; readonly scope: 'read' | 'sign'; readonly label: string }
  | { readonly kind: 'endLink'; readonly id: string }
  | { readonly kind: 'ask'; readonly id: string; readonly name: string; readonly text: string }
  | {
      readonly kind: 'sign';
      readonly id: string;
      readonly hash: string;
      readonly option: OptionName;
      readonly name: string;
      readonly position: string;
      readonly isAllowed: true;
    };

/** Reasons that the API names. */
const refusals = [
  ...(['forbidden', 'changed', 'same', 'gone', 'closed', 'empty', 'full'] as const),
  ...(['replaced', 'expired', 'damaged', 'unpriced'] as const),
] as const;

/** Why a command was not carried out. `taken`: somebody else has signed. `failed`: the same may be sent again. */
export type DocumentProblem =
  (typeof refusals)[number] | 'taken' | 'refused' | 'busy' | 'unknown' | 'failed';

export interface DocumentOutcome {
  readonly problem?: DocumentProblem;
  /** The document after it, or as it is now. */
  readonly state?: DocumentState;
  /** Of a link that was made. */
  readonly token?: string;
}

const nameProblem = (status: number | undefined, message: unknown): DocumentProblem => {
  if (isOneOf(refusals, message)) return message;
  if (message === 'signed') return 'taken';
  if (status === 404) return 'unknown';
  if (status === 429) return 'busy';
  return status === 422 ? 'refused' : 'failed';
};

export const sendCommand = async (
  document: string,
  command: SentCommand,
): Promise<DocumentOutcome> => {
  // A repetition would make a second link.
  const retries = command.kind === 'makeLink' ? 0 : 1;
  try {
    const answer = await post('/api/proposal/command', { document, command }, retries);
    const state = toState(answer['document']);
    const { token } = answer;
    return { ...(state && { state }), ...(typeof token === 'string' && { token }) };
  } catch (error) {
    if (!(error instanceof HttpError)) return { problem: 'failed' };
    const { message, document: now } = toFields(error.body);
    const state = toState(now);
    return { problem: nameProblem(error.status, message), ...(state && { state }) };
  }
};
