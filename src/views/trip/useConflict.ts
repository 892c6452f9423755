import { useRef, useState } from 'react';
import { type Conflict, toConflict } from './toConflict';
import type { TripActions } from './useTrip';

/** Whether an element can take the focus back. */
const isThere = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

/** Keeps the change that somebody else was faster with, until this visitor has chosen one of both versions. */
export const useConflict = (actions: TripActions) => {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const pressed = useRef<Element>(null);

  const send: TripActions['send'] = async (command) => {
    const outcome = await actions.send(command);
    const found =
      outcome.problem === 'conflict' && outcome.state
        ? toConflict(command, outcome.state)
        : undefined;
    // Read only now: a question that was asked before has given the focus back.
    if (found) pressed.current = document.activeElement;
    setConflict(found ?? null);
    return outcome;
  };

  /** Closes the choice, and gives the focus back to what was pressed, or else to the plan. */
  const close = () => {
    setConflict(null);
    const { current } = pressed;
    const target = isThere(current) ? current : document.getElementById('trip-items');
    target?.focus({ preventScroll: true });
  };

  return { conflict, close, actions: { ...actions, send } };
};
