import { createContext, type Provider, use } from 'react';

/** Marks the state that a control was rendered with by the server. */
export type ServedState = object;

/** Above a control that has not hydrated; otherwise `null`. */
const ServedStateContext = createContext<ServedState | null>(null);

export const ServedStateProvider = ServedStateContext.Provider;

/** The mark of the control around this one, while that has not hydrated; otherwise `null`. */
export const useSurroundingState = (): ServedState | null => use(ServedStateContext);

const captures: ((served: ServedState) => void)[] = [];

interface StateContext<Value> {
  readonly Provider: Provider<Value>;
  readonly useValue: () => Value;
}

/**
 * Creates a context whose value changes while the page is open. A control that hydrates later than the page does so with
 * the value that the server had (ui/controls/lazyControls.tsx), otherwise its HTML would differ.
 */
export const createStateContext = <Value>(initial: Value): StateContext<Value> => {
  const context = createContext(initial);
  const served = new WeakMap<ServedState, { readonly value: Value }>();
  const useValue = (): Value => {
    const state = use(ServedStateContext);
    const known = state && served.get(state);
    return known ? known.value : use(context);
  };
  const useCapture = (state: ServedState) => {
    // A control within another one that has not hydrated sees what that one does.
    const value = useValue();
    if (!served.has(state)) served.set(state, { value });
  };
  captures.push(useCapture);
  return { Provider: context.Provider, useValue };
};

/**
 * Stores the current values of all state contexts for a control. The component that calls it renders again when one of
 * them changes; React then does not look for the context below it.
 */
export const useServedState = (state: ServedState, isNeeded: boolean): void => {
  // `use` may stand in a condition and in a loop.
  if (isNeeded) captures.forEach((capture) => capture(state));
};
