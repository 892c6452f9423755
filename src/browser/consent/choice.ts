/** Whether the visitor consents to measuring; `undefined` until it is known. */
let choice: boolean | undefined;

const listeners = new Set<() => void>();

export const getChoice = (): boolean | undefined => choice;

export const setChoice = (next: boolean | undefined): void => {
  choice = next;
  listeners.forEach((listener) => listener());
};

/** @returns a function that stops listening */
export const onChoice = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
