import type { IncomingHttpHeaders } from 'node:http';

/** Only the calls of documents get the cookie, so that it is in no request for a page or a picture. */
const PATH = '/api/proposal';

/** Browsers keep no cookie for longer. The link ends with the request, see `retention`. */
const MAX_AGE_SECONDS = 400 * 86_400;

/** Each document has a cookie of its own, so that two tabs can have two documents open. */
const nameOf = (documentId: string): string => `proposal_${documentId}`;

/**
 * The cookie that holds the token of a document. No script can read it, and other sites cannot send it.
 *
 * @param isSecure whether the page was fetched over TLS
 */
export const buildDocumentCookie = (documentId: string, token: string, isSecure: boolean): string =>
  `${nameOf(documentId)}=${token}; Path=${PATH}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** @returns the token, untrusted */
export const readDocumentCookie = (
  { cookie = '' }: Pick<IncomingHttpHeaders, 'cookie'>,
  documentId: string,
): string | undefined => {
  const start = `${nameOf(documentId)}=`;
  const pair = cookie.split('; ').find((it) => it.startsWith(start));
  return pair?.slice(start.length);
};
