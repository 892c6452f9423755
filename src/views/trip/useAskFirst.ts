import { useState } from 'react';
import type { Command } from '@/commerce/trips/model/command';
import type { TripState } from '@/commerce/trips/model/tripState';
import type { ChangeOutcome } from './tripCalls';
import type { TripActions } from './useTrip';

/** Commands whose costs the organiser sees before they are sent. */
export type AskedCommand = Command & { readonly kind: 'removeGuest' | 'removeItem' };

export interface Question {
  readonly command: AskedCommand;
  /** Sends it, after other changes that the organiser has chosen with it. */
  readonly confirm: (others: readonly Command[]) => void;
  readonly cancel: () => void;
}

/**
 * Whether something is lost that no undo brings back, or a price changes. A guest's votes and messages go with him. A
 * suggested activity has no price yet, so nobody is asked about it.
 */
const isAsked = ({ pricing }: TripState, command: Command): command is AskedCommand =>
  command.kind === 'removeGuest' ||
  (command.kind === 'removeItem' && pricing.items.some(({ id }) => id === command.item));

/** Sends commands one after the other, up to the first one that fails. @returns the outcome of the last one that was sent */
const sendInOrder = async (
  commands: readonly Command[],
  { send }: Pick<TripActions, 'send'>,
): Promise<ChangeOutcome> => {
  let outcome: ChangeOutcome = {};
  for (const command of commands) {
    outcome = await send(command);
    if (outcome.problem) break;
  }
  return outcome;
};

/** @returns actions that ask before somebody or something is removed, and what they ask */
export const useAskFirst = (trip: TripState, actions: TripActions) => {
  const [question, setQuestion] = useState<Question>();
  const ask = (command: AskedCommand): Promise<ChangeOutcome> =>
    // A press that is taken back has no outcome to be announced, so it never settles.
    new Promise((resolve, reject) => {
      const close = () => setQuestion(undefined);
      setQuestion({
        command,
        confirm: (others) => {
          close();
          sendInOrder([...others, command], actions).then(resolve, reject);
        },
        cancel: close,
      });
    });
  const send = (command: Command): Promise<ChangeOutcome> =>
    trip.scope === 'edit' && isAsked(trip, command) ? ask(command) : actions.send(command);
  return { question, actions: { ...actions, send } };
};
