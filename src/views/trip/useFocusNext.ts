import { useEffect, useState } from 'react';

/** Whether the focused element has left the page: browsers then focus the body. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Moves the focus when a pressed control disappears through its own press.
 *
 * @returns focuses the first of these ids that is on the page after the next render. A visitor who has gone elsewhere stays
 *   there.
 */
export const useFocusNext = (): ((...ids: readonly string[]) => void) => {
  const [next, setNext] = useState<readonly string[]>();
  useEffect(() => {
    if (!next || !isFocusLost()) return;
    next
      .map((id) => document.getElementById(id))
      .find((it) => it !== null)
      ?.focus();
  }, [next]);
  return (...ids) => setNext(ids);
};
