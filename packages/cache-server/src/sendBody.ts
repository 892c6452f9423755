import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';

/** Alternating names and values. */
type Pairs = readonly string[];

/** Whether the client's cached copy is still valid. */
export const isKnown = (request: IncomingMessage, etag: string): boolean =>
  request.headers['if-none-match'] !== undefined && fresh(request.headers, { etag });

const writeHead = (response: ServerResponse, status: number, headers: Pairs): ServerResponse =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Node only reads the list, and a copy would cost time for each hit
  response.writeHead(status, headers as string[]);

/** Sends a 304 response. */
export const sendUnchanged = (response: ServerResponse, headers: Pairs): void => {
  writeHead(response, 304, headers).end();
};

/** Sends a 200 response, without the body for HEAD. */
export const sendBody = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: Pairs,
  body: Buffer,
): void => {
  writeHead(response, 200, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
};
