/**
 * The result of an attempt to send something. `later`: it did not arrive, or the result is unknown; another attempt may
 * succeed. `failed`: another attempt cannot succeed.
 */
export type Outcome =
  { readonly kind: 'sent' } | { readonly kind: 'later' | 'failed'; readonly problem: string };

/** In characters. */
const longest = 300;

/** Shortens the message of another server to one line for a list. */
export const toProblem = (text: string): string =>
  [...text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()].slice(0, longest).join('');
