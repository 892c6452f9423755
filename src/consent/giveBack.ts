/** Of the consent dialog, while it is open. */
const open = 'show--preferences';

/**
 * The dialog takes the focus a moment after it opens, and once more when something in it has faded in: whoever has closed
 * it by then is elsewhere, and stays there.
 */
export const giveBack = ({ target, relatedTarget: before }: FocusEvent): void => {
  if (document.documentElement.classList.contains(open)) return;
  const isClosed = target instanceof Element && target.closest('#cc-main .pm') !== null;
  if (isClosed && before instanceof HTMLElement) before.focus({ preventScroll: true });
};
