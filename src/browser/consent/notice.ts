import { hide, show } from 'vanilla-cookieconsent';

/** Elements that must keep the focus: the visitor is typing, or has a dialog open. */
const busy = 'input, select, textarea, [contenteditable], [role="dialog"]';

const isBusy = () => document.activeElement?.closest(busy) ?? false;

/**
 * Shows the notice, which takes the focus, once the visitor is not typing and no dialog is open. Returns a function
 * that cancels it.
 */
export const showInPeace = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('focusout', wait);
  };
  const tryToShow = () => {
    if (isBusy()) return;
    stop();
    show(true);
  };
  // At `focusout`, the next element does not have the focus yet.
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(tryToShow);
  };
  document.addEventListener('focusout', wait);
  tryToShow();
  return stop;
};

/** Escape hides the notice until the next page load, without consent. */
export const putOff = ({ key, target }: KeyboardEvent): void => {
  if (key === 'Escape' && target instanceof Element && target.closest('#cc-main .cm')) hide();
};
