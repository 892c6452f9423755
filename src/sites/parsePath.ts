/**
 * A public path as people read it: decoded, in one form of Unicode, with neither repeated slashes nor one at its end.
 * What is the same address to a visitor is the same text here.
 *
 * @param path percent-encoded or not, without query
 * @returns nothing for what is no path: undecodable, without its slash, or with control characters or backslashes
 */
export const parsePath = (path: string): string | undefined => {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (!decoded.startsWith('/') || /[\p{Cc}\\]/u.test(decoded)) return undefined;
  return decoded
    .normalize('NFC')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
};
