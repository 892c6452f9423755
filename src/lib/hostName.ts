/**
 * Returns the name in a `Host` header, in lower case and without a port. Empty for a request without one.
 *
 * @param host `shop.example.de`, `de.localhost:3000`
 */
export const toHostName = (host: string | undefined): string =>
  (host ?? '').toLowerCase().replace(/:.*$/s, '');
