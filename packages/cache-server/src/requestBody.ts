import type { IncomingMessage, ServerResponse } from 'node:http';

/** In bytes. Above the limit of every endpoint, so that each endpoint refuses a too large body with its own message. */
const MAX_BODY_BYTES = 512 * 1024;
/** In bytes, for all requests together. */
const MAX_HELD_BYTES = 64 * 1024 * 1024;
const BODY_TIMEOUT_MS = 15_000;

export interface BodyLimits {
  readonly maxBytes: number;
  readonly maxHeldBytes: number;
  readonly timeoutMs: number;
}

const defaultLimits: BodyLimits = {
  maxBytes: MAX_BODY_BYTES,
  maxHeldBytes: MAX_HELD_BYTES,
  timeoutMs: BODY_TIMEOUT_MS,
};

export class BodyRefusedError extends Error {
  constructor(
    readonly status: 408 | 413 | 503,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads whole request bodies. The cache server buffers them, so that the renderer receives a body of known length at
 * once, and a slow sender does not occupy the renderer. The total size of buffered bodies is limited.
 */
export const createBodyReader = ({
  maxBytes,
  maxHeldBytes,
  timeoutMs,
}: BodyLimits = defaultLimits) => {
  let heldBytes = 0;

  /**
   * @param response the body counts as buffered until this response is closed
   * @throws BodyRefusedError if the body is too large or too slow, or too many are buffered; Error on disconnect
   */
  return (request: IncomingMessage, response: Pick<ServerResponse, 'once'>): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.once('close', () => (heldBytes -= size));
      const settle = (end: () => void): void => {
        clearTimeout(timer);
        request.off('data', take);
        end();
      };
      const refuse = (status: BodyRefusedError['status'], message: string): void =>
        settle(() => {
          chunks.length = 0;
          heldBytes -= size;
          size = 0;
          reject(new BodyRefusedError(status, message));
        });
      const take = (chunk: Buffer): void => {
        size += chunk.length;
        heldBytes += chunk.length;
        if (size > maxBytes) refuse(413, `The body is larger than ${maxBytes / 1024} kB`);
        else if (heldBytes > maxHeldBytes) refuse(503, 'Too many bodies arrive at the same time');
        else chunks.push(chunk);
      };
      const timer = setTimeout(
        () => refuse(408, `The body did not arrive within ${timeoutMs / 1000} seconds`),
        timeoutMs,
      );
      request.on('data', take);
      request.once('end', () => settle(() => resolve(Buffer.concat(chunks))));
      request.once('error', (error) => settle(() => reject(error)));
      request.once('close', () => settle(() => reject(new Error('The sender went away'))));
    });
};
