import type { IncomingMessage } from 'node:http';

type Line = Pick<IncomingMessage, 'url' | 'headers'>;

const absolute = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#]*@)?([^/?#@]*)(.*)$/is;

/**
 * Reads a request for a whole address (`GET http://host/path`) the way RFC 9112 (section 3.2.2) has it: the host in it
 * counts, whatever the Host header says. Next would redirect to whatever host was named, and
 * breaks on what begins with no slash (`GET *`).
 */
export const toOriginForm = (request: Line): void => {
  const { url = '/' } = request;
  // As nearly all of them are.
  if (url.startsWith('/')) return;
  const [, host = '', rest = url] = absolute.exec(url) ?? [];
  if (host !== '') request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
};
