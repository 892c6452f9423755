import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';

/** Names and values in turn. */
type Pairs = readonly string[];

/** Whether what the client has is still good. */
export const isKnown = (request: IncomingMessage, etag: string): boolean =>
  request.headers['if-none-match'] !== undefined && fresh(request.headers, { etag });

/** Says that what the client has is still good. */
export const sendUnchanged = (response: ServerResponse, headers: Pairs): void => {
  response.writeHead(304, headers as string[]).end();
};

/** Sends what is ready. */
export const sendBody = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: Pairs,
  body: Buffer,
): void => {
  response.writeHead(200, headers as string[]);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
};
