/** Invisible characters that reverse, hide or break the text around them. */
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** More combining marks on one letter than any language uses: they would overlap the lines around. */
const towers = /(\p{M}{3})\p{M}+/gu;

/** Spaces of other scripts and of typography, which overflow the end of a line instead of breaking it. */
const wideSpaces = /[\u1680\u2000-\u200a\u2028\u2029\u205f\u3000]+/g;

/** Runs of no-break spaces. One is useful, but a long run never breaks. */
const walls = /([\u00a0\u202f])[\u00a0\u202f]+/g;

/** Removes characters that would make text overflow its line or change its direction. */
export const tidyText = (text: string): string =>
  text.replace(invisible, '').replace(towers, '$1').replace(wideSpaces, ' ').replace(walls, '$1');
