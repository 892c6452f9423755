import { err, ok, type Result } from '@troupe/basics/result';

/** The source of a picture. */
export type ImageSource =
  /** An own picture: a path below a folder of pictures, such as `images/cities/krakow.jpg`. */
  { readonly kind: 'own'; readonly path: string } | { readonly kind: 'remote'; readonly url: URL };

/**
 * Plain names with single dots inside: no `..`, no hidden file, no drive, no second encoding. Each character can match
 * in one way only, so that the expression takes linear time.
 */
const ownPath = /^images(?:\/[\w-]+(?:\.[\w-]+)*)+$/;

const longest = 2048;

/** Normalizes escapes: upper case, and none for unreserved characters (RFC 3986, 6.2.2). */
const normalizeEscapes = (text: string): string =>
  text.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });

const parseRemote = (text: string, hosts: readonly string[]): Result<ImageSource, string> => {
  // A proxy that normalizes paths may have replaced two slashes by one.
  const address = text.replace(/^(https?:)\/+/i, '$1//');
  if (!URL.canParse(address)) return err('the source is no address');
  const url = new URL(address);
  if (url.username || url.password) return err('the source must name no user');
  if (!hosts.includes(url.host)) return err('the source is on no allowed host');
  url.hash = '';
  url.pathname = normalizeEscapes(url.pathname);
  // This also removes the question mark of an empty query.
  url.search = normalizeEscapes(url.search);
  return ok({ kind: 'remote', url });
};

/**
 * @param text decoded once, without a leading slash
 * @param hosts other hosts whose pictures may be read, with a port if it is not the default one
 */
export const parseSource = (
  text: string,
  hosts: readonly string[],
): Result<ImageSource, string> => {
  if (text.length > longest) return err('the source is too long');
  if (/^https?:/i.test(text)) return parseRemote(text, hosts);
  return ownPath.test(text)
    ? ok({ kind: 'own', path: text })
    : err('the source must be a path below images/, or an address on an allowed host');
};
