import { type FocusEvent, useEffect, useRef } from 'react';
import { isFocusLost } from './useFocusNext';

interface Focused {
  readonly element: Element;
  /** The id of the list item around it. */
  readonly itemId: string | undefined;
}

/**
 * Gives the focus a place when the focused element of a list leaves the page, by a press of this visitor or by a change of
 * somebody else: the list item that it was in, or else the heading of the list.
 *
 * @returns handlers for an element around the list
 */
export const useLostFocus = (headingId: string) => {
  const focused = useRef<Focused>(null);
  useEffect(() => {
    if (!focused.current || focused.current.element.isConnected) return;
    const { itemId } = focused.current;
    focused.current = null;
    if (!isFocusLost()) return;
    const item = itemId === undefined ? null : document.getElementById(itemId);
    (item ?? document.getElementById(headingId))?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = { element: target, itemId: target.closest('li')?.id };
    },
    // An element that leaves the page is no longer connected.
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focused.current = null;
    },
  };
};
