import { toFields } from '@troupe/basics/fields';
import { visitStorage } from '@/lib/visitStorage';

/** Next's key of the current history entry. It stays the same when the visitor returns to the entry. */
export const readEntry = (): string | undefined => {
  const { key } = toFields(window.history.state);
  return typeof key === 'string' ? key : undefined;
};

const nameOf = (entry: string) => `scroll:${entry}`;

/** @param top scroll position in px when the visitor left the entry */
export const keepPosition = (entry: string, top: number): void =>
  visitStorage.set(nameOf(entry), String(Math.round(top)));

/** Scroll position of a history entry; `undefined` if it was never left. */
export const getPosition = (entry: string): number | undefined => {
  const text = visitStorage.get(nameOf(entry));
  return text === null ? undefined : Number(text);
};
