import { useRef, useState } from 'react';
import useSWR from 'swr';
import type { Command } from '@/commerce/trips/model/command';
import type { TripState } from '@/commerce/trips/model/tripState';
import {
  changeLink,
  type ChangeOutcome,
  type ChangeProblem,
  fetchTrip,
  type KnownState,
  type LinkChange,
  removeTrip,
  sendCommand,
  sendLast,
} from './tripCalls';
import { useLiveTrip } from './useLiveTrip';
import type { UnsentNumbers } from './usePendingNumber';

export interface TripActions {
  /** Sends a change, one after the other. */
  readonly send: (command: Command) => Promise<ChangeOutcome>;
  readonly change: (link: LinkChange) => Promise<ChangeOutcome>;
  readonly remove: () => Promise<ChangeOutcome>;
  /** Sends a change while the page is being left. Nobody learns of its outcome. */
  readonly leave: (command: Command) => void;
  readonly unsent: UnsentNumbers;
  /**
   * Sends all numbers that are not sent yet, and waits for the answers to all changes.
   *
   * @returns the trip after them; `undefined` if one was not made, of which whoever has sent it tells
   */
  readonly settle: () => Promise<TripState | undefined>;
  /** Why the last change was not made; `null` if it was. */
  readonly problem: ChangeProblem | null;
  readonly isSending: boolean;
}

/** `unknown`: this browser may not see it. `deleted`: by this visitor. `failed`: the shop could not be asked. */
export type TripAnswer =
  | { readonly kind: 'loading' | 'unknown' | 'deleted' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'found'; readonly state: TripState; readonly actions: TripActions };

/**
 * The trip of this browser's cookie. Others change it too, so it is read again when the stream of the trip reports a
 * change, and polled where there is no stream; neither while the page is hidden.
 *
 * @param id public
 */
export const useTrip = (id: string): TripAnswer => {
  const known = useRef<KnownState>(undefined);
  const [problem, setProblem] = useState<ChangeProblem | null>(null);
  const [sending, setSending] = useState(0);
  const [isDeleted, setIsDeleted] = useState(false);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const failures = useRef(0);
  const [unsent] = useState<UnsentNumbers>(() => new Map());
  // `null` is an answer too: there is no trip for this browser any more.
  const { data, error, isLoading, mutate } = useSWR<KnownState | null, unknown>(
    ['trip', id],
    async () => (known.current = await fetchTrip(id, known.current)) ?? null,
    { shouldRetryOnError: false, dedupingInterval: 1000 },
  );
  useLiveTrip(data ? id : undefined, {
    revision: () => known.current?.state.revision,
    isSending: () => sending > 0,
    read: () => mutate(),
  });

  const run = (work: (state: TripState) => Promise<ChangeOutcome>): Promise<ChangeOutcome> => {
    setSending((count) => count + 1);
    const turn = queue.current.then(async () => {
      const state = known.current?.state;
      if (!state) return { problem: 'unknown' as const };
      const outcome = await work(state);
      setProblem(outcome.problem ?? null);
      if (outcome.problem) failures.current += 1;
      if (outcome.state) {
        // Without a version, so that the next answer is complete.
        known.current = { version: '', state: outcome.state };
        await mutate(known.current, { revalidate: false });
      }
      return outcome;
    });
    queue.current = turn.catch(() => {});
    return turn.finally(() => setSending((count) => count - 1));
  };

  if (data) {
    const actions: TripActions = {
      send: (command) => {
        // Its number would come after it.
        if (command.kind === 'removeItem') unsent.get(command.item)?.drop();
        return run((state) => sendCommand(state, command));
      },
      change: (link) => run((state) => changeLink(state, link)),
      remove: async () => {
        const outcome = await run(removeTrip);
        if (!outcome.problem) {
          known.current = undefined;
          setIsDeleted(true);
          await mutate(null, { revalidate: false });
        }
        return outcome;
      },
      leave: (command) => {
        const state = known.current?.state;
        if (state) sendLast(state, command);
      },
      unsent,
      settle: async () => {
        const before = failures.current;
        unsent.forEach(({ send }) => send());
        await queue.current;
        return failures.current === before ? known.current?.state : undefined;
      },
      problem,
      isSending: sending > 0,
    };
    return { kind: 'found', state: data.state, actions };
  }
  if (isDeleted) return { kind: 'deleted' };
  if (data === null) return { kind: 'unknown' };
  return error === undefined || isLoading
    ? { kind: 'loading' }
    : { kind: 'failed', retry: () => void mutate(undefined) };
};
