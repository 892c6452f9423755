import { err, ok, type Result } from '@/lib/result';

/** Where a picture is read from. */
export type ImageSource =
  /** One of the shop's own: a path below a folder of pictures, such as `images/cities/krakow.jpg`. */
  { readonly kind: 'own'; readonly path: string } | { readonly kind: 'remote'; readonly url: URL };

/**
 * Plain names with single dots inside: no step up, no hidden file, no drive, no second encoding. Each character has one
 * place only, so that no text takes longer to refuse than to read.
 */
const ownPath = /^images(?:\/[\w-]+(?:\.[\w-]+)*)+$/;

const longest = 2048;

const parseRemote = (text: string, hosts: readonly string[]): Result<ImageSource, string> => {
  // A single slash is what is left of two where something on the way has tidied the path.
  const address = text.replace(/^(https?:)\/+/i, '$1//');
  if (!URL.canParse(address)) return err('the source is no address');
  const url = new URL(address);
  if (url.username || url.password) return err('the source must name no user');
  if (!hosts.includes(url.host)) return err('the source is on no allowed host');
  url.hash = '';
  return ok({ kind: 'remote', url });
};

/**
 * @param text decoded once, without a leading slash
 * @param hosts that may be read beside the shop's own pictures, with their port where it is not the usual one
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
