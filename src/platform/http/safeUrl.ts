/** An address that is not fetched, because it could lead to another host than expected. This is a bug of the caller. */
export class UnsafeUrlError extends Error {
  override readonly name = 'UnsafeUrlError';

  constructor(url: string, rule: string) {
    super(`${JSON.stringify(url)} is not fetched: ${rule}`);
  }
}

/** Normalizes an address as browsers do: they drop leading space and inner line breaks, and read `\` as `/`. */
const asRead = (url: string) =>
  url
    .replace(/^[\p{Cc}\s]+/u, '')
    .replace(/[\t\n\r]/g, '')
    .replaceAll('\\', '/');

/**
 * Rejects an address that browsers read as one that starts with `//` (spec section 5).
 *
 * @throws UnsafeUrlError
 */
export const checkFetchUrl = (url: string): void => {
  if (asRead(url).startsWith('//')) {
    throw new UnsafeUrlError(url, 'an address must not start with //');
  }
};

/**
 * Accepts only paths of the same origin, such as `/api/shop/1/krakow`: a payload's address has no host (spec
 * section 5).
 *
 * @throws UnsafeUrlError
 */
export const checkPayloadUrl = (url: string): void => {
  if (!/^\/(?!\/)/.test(asRead(url))) {
    throw new UnsafeUrlError(url, 'it must be a path that starts with a single /, without a host');
  }
};
