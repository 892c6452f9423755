/**
 * What came of a try to send something. `later`: it did not arrive, or nobody knows; another try may go better.
 * `failed`: it never will, as it stands.
 */
export type Outcome =
  { readonly kind: 'sent' } | { readonly kind: 'later' | 'failed'; readonly problem: string };

/** In characters. */
const longest = 300;

/** What another server said, fit for one line of a list. */
export const toProblem = (text: string): string =>
  [...text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()].slice(0, longest).join('');
