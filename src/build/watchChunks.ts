import { reloadOnce } from './reloadOnce';

/**
 * Whether an element is one by which the running page asks for a part of itself. The scripts that Next's router asks for
 * do not count: it answers for them by loading the page in full that the visitor wants.
 */
const isPart = ({ dataset, rel, src, href }: Partial<HTMLScriptElement & HTMLLinkElement>) =>
  (dataset?.['webpack'] || rel === 'stylesheet') &&
  (src || href)?.startsWith(`${window.location.origin}/_next/`);

/** Loads the page anew when a part of it cannot be had. No browser's wording matters: the element itself tells. */
export const watchChunks = (): void =>
  window.addEventListener(
    'error',
    ({ target }) => {
      if (isPart(target as Partial<HTMLScriptElement & HTMLLinkElement>)) void reloadOnce();
    },
    // Errors of elements do not rise, but they do come down.
    true,
  );
