/** A token has 22 characters, that of the person who made the request 32. */
export const isDocumentToken = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:[\dA-Za-z]{22}|[\w-]{32})$/.test(value);

/** The public id of a document. It opens nothing. */
export const isDocumentId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\dA-Za-z]{12}$/.test(value);

/** The link to a document. The fragment of a URL is sent to no server. @param secret a token, or the public id */
export const toDocumentLink = (page: string, secret: string): string => `${page}#${secret}`;
