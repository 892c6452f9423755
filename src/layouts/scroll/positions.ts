import { visitStorage } from '@/lib/visitStorage';

/** What Next calls the entry of the browser's history that is shown; it stays the same when a visitor comes back. */
export const readEntry = (): string | undefined =>
  (window.history.state as { readonly key?: string } | null)?.key;

const nameOf = (entry: string) => `scroll:${entry}`;

/** @param top how far the page was scrolled when the visitor left it, in px */
export const keepPosition = (entry: string, top: number): void =>
  visitStorage.set(nameOf(entry), String(Math.round(top)));

/** Where the visitor left an entry; nothing for one where they have not been yet. */
export const getPosition = (entry: string): number | undefined => {
  const text = visitStorage.get(nameOf(entry));
  return text === null ? undefined : Number(text);
};
