/** Whether the visitor lets us measure; nothing until it is known. */
let choice: boolean | undefined;

const listeners = new Set<() => void>();

export const getChoice = (): boolean | undefined => choice;

export const setChoice = (next: boolean | undefined): void => {
  choice = next;
  listeners.forEach((listener) => listener());
};

/** @returns how to stop listening */
export const onChoice = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
