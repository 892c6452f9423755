import { reloadOnce } from './reloadOnce';

/**
 * Whether an element loads a part of the current page. Elements of Next's router do not count: it handles their errors
 * with a full load of the next page.
 */
const isPart = (target: EventTarget | null): boolean => {
  const folder = `${window.location.origin}/_next/`;
  if (target instanceof HTMLScriptElement) {
    return target.dataset['webpack'] !== undefined && target.src.startsWith(folder);
  }
  return (
    target instanceof HTMLLinkElement &&
    (target.dataset['webpack'] !== undefined || target.rel === 'stylesheet') &&
    target.href.startsWith(folder)
  );
};

/**
 * Reloads the page if a part of it cannot be loaded. Checks the element instead of error messages, which differ between
 * browsers.
 */
export const watchChunks = (): void =>
  window.addEventListener(
    'error',
    ({ target }) => {
      if (isPart(target)) void reloadOnce();
    },
    // `error` events of elements do not bubble, so this listens in the capture phase.
    true,
  );
