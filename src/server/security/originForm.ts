import type { IncomingMessage } from 'node:http';

type Line = Pick<IncomingMessage, 'url' | 'headers'>;

const absolute = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#]*@)?([^/?#@]*)(.*)$/is;

/**
 * Converts a request target in absolute form (`GET http://host/path`) to origin form. Its host replaces the Host header
 * (RFC 9112, section 3.2.2). Without this, Next would redirect to any requested host, and would fail on a target
 * without a leading slash (`GET *`).
 */
export const toOriginForm = (request: Line): void => {
  const { url = '/' } = request;
  // The usual case.
  if (url.startsWith('/')) return;
  const [, host = '', rest = url] = absolute.exec(url) ?? [];
  if (host !== '') request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
};
