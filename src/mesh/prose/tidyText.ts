/** Characters without a look of their own that turn, hide or break what stands around them. */
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** More marks on one letter than any language has: they would reach into the lines around. */
const towers = /(\p{M}{3})\p{M}+/gu;

/** Spaces of other alphabets and of typesetters, which hang over the end of a line instead of breaking it. */
const wideSpaces = /[\u1680\u2000-\u200a\u2028\u2029\u205f\u3000]+/g;

/** One keeps words together; a row of them is a wall. */
const walls = /([\u00a0\u202f])[\u00a0\u202f]+/g;

/** Text that stays within its line and runs the way its page does. */
export const tidyText = (text: string): string =>
  text.replace(invisible, '').replace(towers, '$1').replace(wideSpaces, ' ').replace(walls, '$1');
