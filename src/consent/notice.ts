import { hide, show } from 'vanilla-cookieconsent';

/** Where taking the focus away would take a word out of somebody's mouth. */
const busy = 'input, select, textarea, [contenteditable], [role="dialog"]';

const isBusy = () => document.activeElement?.closest(busy) ?? false;

/** Shows the notice, which takes the focus: not before the visitor is done typing, or with an open dialog. */
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
  // The focus has left one element and is not at the next yet.
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(tryToShow);
  };
  document.addEventListener('focusout', wait);
  tryToShow();
  return stop;
};

/** Escape puts the notice off until the next page is loaded; nothing is allowed by that. */
export const putOff = ({ key, target }: KeyboardEvent): void => {
  if (key === 'Escape' && target instanceof Element && target.closest('#cc-main .cm')) hide();
};
