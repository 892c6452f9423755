/** An address that is not asked for: it could lead to another host than it seems to. A fault of the caller. */
export class UnsafeUrlError extends Error {
  override readonly name = 'UnsafeUrlError';

  constructor(url: string, rule: string) {
    super(`${JSON.stringify(url)} is not fetched: ${rule}`);
  }
}

/** An address as browsers read it: they drop space before it and line breaks within, and take `\` for `/`. */
const asRead = (url: string) =>
  url
    .replace(/^[\p{Cc}\s]+/u, '')
    .replace(/[\t\n\r]/g, '')
    .replaceAll('\\', '/');

/**
 * Lets through what does not start with `//`, in whatever disguise (spec section 5).
 *
 * @throws UnsafeUrlError
 */
export const checkFetchUrl = (url: string): void => {
  if (asRead(url).startsWith('//')) {
    throw new UnsafeUrlError(url, 'an address must not start with //');
  }
};

/**
 * Lets through paths of this same origin only, such as `/api/shop/1/krakow`: a payload's address has no host (spec
 * section 5).
 *
 * @throws UnsafeUrlError
 */
export const checkPayloadUrl = (url: string): void => {
  if (!/^\/(?!\/)/.test(asRead(url))) {
    throw new UnsafeUrlError(url, 'it must be a path that starts with a single /, without a host');
  }
};
