/** @returns the text without percent-encoding; `undefined` if the encoding is invalid */
export const decodePercent = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
