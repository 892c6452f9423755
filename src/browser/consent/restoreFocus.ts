/** Class of the document element while the consent dialog is open. */
const open = 'show--preferences';

/**
 * Restores the focus: the dialog takes it a moment after opening, and again after an animation. If the visitor has
 * closed it by then, the focus returns to where it was.
 */
export const restoreFocus = ({ target, relatedTarget: before }: FocusEvent): void => {
  if (document.documentElement.classList.contains(open)) return;
  const isClosed = target instanceof Element && target.closest('#cc-main .pm') !== null;
  if (isClosed && before instanceof HTMLElement) before.focus({ preventScroll: true });
};
