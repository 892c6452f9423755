import type { Command } from '@/commerce/trips/model/command';
import { parseSurpriseState, type SurpriseState } from '@/commerce/trips/model/parseSurprise';
import { parseTripState, type TripState } from '@/commerce/trips/model/tripState';
import { toFields } from '@troupe/basics/fields';
import { HttpError, isNotFound } from '@troupe/basics/http/httpError';
import { createUuid } from '@/lib/uuid';
import { type FetchOptions, fetchAnswer } from '@/platform/http/client';

/** The calls of the page of a trip. The cookie of the trip goes with them by itself. */

const post = async (path: string, body: object, more: FetchOptions = {}) =>
  toFields((await fetchAnswer(path, { method: 'POST', body, ...more })).body);

/** What a link has opened. */
export type OpenedLink =
  | {
      readonly kind: 'trip';
      readonly state: TripState;
      /** Whether the link is this visitor's own, and not an invitation. */
      readonly isOwn: boolean;
    }
  | { readonly kind: 'surprise'; readonly state: SurpriseState };

/**
 * Exchanges the token of a link for a cookie.
 *
 * @returns `undefined` for a token that opens nothing
 */
export const openTrip = async (token: string): Promise<OpenedLink | undefined> => {
  try {
    const { trip, own, surprise } = await post('/api/trip/open', { token }, { retries: 1 });
    const seen = parseSurpriseState(surprise);
    if (seen) return { kind: 'surprise', state: seen };
    const state = parseTripState(trip);
    return state && { kind: 'trip', state, isOwn: own === true };
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
};

/** A state with the name of its version, by which the server knows that the browser has it already. */
export interface KnownState<State = TripState> {
  readonly version: string;
  readonly state: State;
}

const fetchState = async <State>(
  path: string,
  parse: (body: Readonly<Record<string, unknown>>) => State | undefined,
  known: KnownState<State> | undefined,
): Promise<KnownState<State> | undefined> => {
  try {
    const answer = await fetchAnswer(path, {
      cache: 'no-store',
      ...(known ? { headers: { 'If-None-Match': `"${known.version}"` } } : {}),
    });
    if (known && answer.status === 304) return known;
    const body = toFields(answer.body);
    const { version } = body;
    const state = parse(body);
    return state && { state, version: typeof version === 'string' ? version : '' };
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
};

/** @param known the state that the browser has @returns `undefined` if the cookie opens nothing any more */
export const fetchTrip = (id: string, known: KnownState | undefined) =>
  fetchState(`/api/trip?id=${id}`, ({ trip }) => parseTripState(trip), known);

/** What a guest of honour may know. @param id of his page @param known as for a trip */
export const fetchSurprise = (id: string, known: KnownState<SurpriseState> | undefined) =>
  fetchState(`/api/trip/surprise?id=${id}`, ({ surprise }) => parseSurpriseState(surprise), known);

/** Why a change was not made. `failed`: the shop could not be asked; the same may be sent again. */
export type ChangeProblem =
  'conflict' | 'gone' | 'full' | 'taken' | 'refused' | 'unknown' | 'failed';

export interface ChangeOutcome {
  readonly problem?: ChangeProblem;
  /** The trip after the change, or as others have made it meanwhile. */
  readonly state?: TripState;
  /** Of a link that was made with it. */
  readonly token?: string;
}

const toProblem = (error: unknown): ChangeOutcome => {
  if (!(error instanceof HttpError)) return { problem: 'failed' };
  const { status, body } = error;
  const { message, trip } = toFields(body);
  const state = parseTripState(trip);
  const withState = state ? { state } : {};
  if (status === 412) return { problem: 'conflict', ...withState };
  if (status === 404) return { problem: 'unknown' };
  if (status === 409 && (message === 'gone' || message === 'full' || message === 'taken')) {
    return { problem: message, ...withState };
  }
  return { problem: status === 403 || status === 422 ? 'refused' : 'failed' };
};

const change = async (path: string, body: object, retries = 1): Promise<ChangeOutcome> => {
  try {
    const { trip, token } = await post(path, body, { retries });
    const state = parseTripState(trip);
    return {
      ...(state ? { state } : {}),
      ...(typeof token === 'string' ? { token } : {}),
    };
  } catch (error) {
    return toProblem(error);
  }
};

/** Sends a command. It has an id, so that a repetition by the network changes nothing twice. */
export const sendCommand = (
  { id, revision }: TripState,
  command: Command,
): Promise<ChangeOutcome> =>
  change('/api/trip/command', { id: createUuid(), trip: id, base: revision, command });

/**
 * Sends a command while the page is being left. It waits for no other one, and the browser finishes it without the page,
 * unlike the calls of the client.
 */
export const sendLast = ({ id, revision }: TripState, command: Command): void => {
  fetch('/api/trip/command', {
    method: 'POST',
    keepalive: true,
    redirect: 'error',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: createUuid(), trip: id, base: revision, command }),
  }).catch(() => {});
};

export type LinkChange =
  | { readonly kind: 'renew'; readonly scope: 'view' | 'guest' }
  | { readonly kind: 'ofGuest' | 'pay'; readonly guest: string }
  | { readonly kind: 'revoke' | 'rotate'; readonly id: string }
  | { readonly kind: 'make'; readonly scope: 'view' | 'guest'; readonly label: string }
  | { readonly kind: 'label'; readonly id: string; readonly label: string | null }
  | { readonly kind: 'feed' }
  | { readonly kind: 'honour'; readonly label: string | null }
  | { readonly kind: 'recovery'; readonly email: string | null };

/** What makes no link. */
const linkless: ReadonlySet<LinkChange['kind']> = new Set(['revoke', 'label', 'recovery']);

/** For how long a request keeps its id, in ms: a little shorter than the server knows it (commerce/trips/isRecent.ts). */
const REPEAT_MS = 9 * 60_000;

/** The ids of requests for links that got no answer, and when each was sent first. */
const unanswered = new Map<string, { readonly id: string; readonly at: number }>();

/**
 * Makes or changes a link. The request has an id, so that a repetition makes no second link: by the network, or by somebody
 * who presses again because there was no answer.
 */
export const changeLink = async ({ id }: TripState, link: LinkChange): Promise<ChangeOutcome> => {
  const body = { trip: id, link };
  const key = JSON.stringify(body);
  const now = Date.now();
  const earlier = unanswered.get(key);
  const request = earlier && now - earlier.at < REPEAT_MS ? earlier : { id: createUuid(), at: now };
  if (!linkless.has(link.kind)) unanswered.set(key, request);
  const outcome = await change('/api/trip/link', { id: request.id, ...body });
  if (outcome.problem !== 'failed') unanswered.delete(key);
  if (outcome.problem || outcome.token !== undefined || linkless.has(link.kind)) return outcome;
  // Without its token nobody has the link. Nothing is made for a link or a guest that is gone.
  return { ...outcome, problem: 'id' in link || 'guest' in link ? 'gone' : 'failed' };
};

/** Deletes a trip. If only the answer was lost, the repetition finds no trip any more. */
export const removeTrip = async ({ id }: TripState): Promise<ChangeOutcome> => {
  const first = await change('/api/trip/remove', { trip: id }, 0);
  if (first.problem !== 'failed') return first;
  const second = await change('/api/trip/remove', { trip: id });
  return second.problem === 'unknown' ? {} : second;
};

/**
 * Has new links sent to an address, if it has trips. The answer does not say whether it has.
 *
 * @returns `refused`: it is no address
 */
export const askForLinks = async (
  email: string,
): Promise<'sent' | 'refused' | 'busy' | 'failed'> => {
  try {
    await post('/api/trip/recovery', { email });
    return 'sent';
  } catch (error) {
    const status = error instanceof HttpError ? error.status : undefined;
    if (status === 422) return 'refused';
    return status === 429 ? 'busy' : 'failed';
  }
};
