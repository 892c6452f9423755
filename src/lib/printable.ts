/**
 * Control characters, which include terminal escape sequences, and characters that reverse the text direction. Tabs and
 * line breaks are excluded.
 */
const hostile = /(?![\t\n])[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

const escapeCharacter = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/**
 * Escapes a text for a terminal: characters that could move the cursor, rename the window or reorder the text are
 * printed as their code, such as `\u001b`.
 */
export const toPrintable = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll(hostile, escapeCharacter);

/** Like {@link toPrintable}, on one line. */
export const toPrintableLine = (text: string): string =>
  toPrintable(text).replaceAll(/[\t\n]+/g, ' ');
