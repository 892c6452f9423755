import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';

interface Sendable {
  readonly etag: string;
  readonly body: Buffer;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  /** Of an answer that says: what you have is still good. */
  readonly unchangedHeaders: () => readonly string[];
}

/** Sends what is ready, or says that the client has it already. */
export const sendBody = (
  request: IncomingMessage,
  response: ServerResponse,
  { etag, body, headers, unchangedHeaders }: Sendable,
): void => {
  const isConditional = request.headers['if-none-match'] !== undefined;
  if (isConditional && fresh(request.headers, { etag })) {
    response.writeHead(304, unchangedHeaders() as string[]).end();
    return;
  }
  response.writeHead(200, headers as string[]);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
};
