import { decodePercent } from '@troupe/basics/decodePercent';

/**
 * Normalizes a public path: decodes it, normalizes Unicode to NFC, and removes repeated and trailing slashes. So all
 * spellings of an address give the same text.
 *
 * @param path percent-encoded or not, without query
 * @returns `undefined` for an invalid path: undecodable, without a leading slash, or with control characters or
 *   backslashes
 */
export const parsePath = (path: string): string | undefined => {
  const decoded = decodePercent(path);
  if (!decoded?.startsWith('/') || /[\p{Cc}\\]/u.test(decoded)) return undefined;
  return decoded
    .normalize('NFC')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
};
