/** Decodes UTF-8. Invalid bytes become U+FFFD. */
export const decodeUtf8 = (bytes: Buffer): string => new TextDecoder().decode(bytes);

/** @returns `undefined` if the bytes are not valid UTF-8 */
export const decodeStrictUtf8 = (bytes: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
