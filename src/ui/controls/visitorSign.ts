/** What a visitor does to a page, by touch, mouse, keyboard or an assistive technology. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
] as const;

const isInApp = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('#__next') !== null;

/** Whether the event comes from a visitor. */
const isSign = (event: Event): boolean => {
  // Browsers repeat the last move, by nothing, when a page changes below the mouse.
  if (event instanceof MouseEvent && event.type === 'pointermove') {
    return event.movementX !== 0 || event.movementY !== 0;
  }
  // The cookie notice takes the focus by itself.
  return event.type !== 'focusin' || isInApp(event.target);
};

/** True if the page differs from what the server sent, or if the visitor was faster than this script. */
const isNeededAtOnce = (): boolean => {
  // A browser that does not tell may have had a press already.
  const hasActed = navigator.userActivation?.hasBeenActive ?? true;
  if (hasActed || isInApp(document.activeElement) || window.scrollY > 0) return true;
  // The server knows neither the query nor the hash of a page.
  if (location.search || location.hash) return true;
  try {
    return localStorage.length > 0;
  } catch {
    // Forbidden storage: nothing is stored.
    return false;
  }
};

let needed: Promise<void> | undefined;
let announce: () => void = () => undefined;

/**
 * Resolves when the code of controls is needed: at the first sign of a visitor, or at once if something is stored that a
 * control may show. A page that is only read does not load it.
 */
export const awaitVisitor = (): Promise<void> => {
  needed ??= new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const found = () => {
      for (const sign of signs) window.removeEventListener(sign, look, options);
      window.removeEventListener('storage', found);
      resolve();
    };
    const look = (event: Event) => {
      if (isSign(event)) found();
    };
    announce = found;
    if (isNeededAtOnce()) {
      resolve();
      return;
    }
    for (const sign of signs) window.addEventListener(sign, look, options);
    // Another tab has changed the plan.
    window.addEventListener('storage', found);
  });
  return needed;
};

/** Has the same effect as a sign of the visitor: what a control shows has changed without one. */
export const announceVisitor = (): void => {
  void awaitVisitor();
  announce();
};
