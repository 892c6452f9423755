import type { CSSProperties } from 'react';

interface FittedStyle extends CSSProperties {
  readonly '--longest-word': number;
}

/**
 * The style of a page's heading with which its longest word fits on a phone (`global.css`). Browsers that know no
 * hyphenation for a language, or have not loaded it, would break the word anywhere.
 */
export const fitWords = (heading: string): FittedStyle => ({
  '--longest-word': Math.max(1, ...heading.split(/[\s-]+/).map((word) => word.length)),
});
