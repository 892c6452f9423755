import type { Readable } from 'node:stream';

/** The body is longer than the limit. */
export class BodyTooLongError extends Error {
  constructor(maxBytes: number) {
    super(`The body has more than ${maxBytes} bytes`);
  }
}

/**
 * Reads a body and stops at the limit, so that neither a long body nor a compression bomb fills the memory.
 *
 * @param body decompressed already
 * @throws BodyTooLongError
 */
export const readBoundedBody = async (body: Readable, maxBytes: number): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let size = 0;
  // Without an encoding, Node's streams have buffers.
  const received: AsyncIterable<Buffer> = body;
  for await (const part of received) {
    size += part.length;
    // Leaving the loop destroys the stream.
    if (size > maxBytes) throw new BodyTooLongError(maxBytes);
    parts.push(part);
  }
  return Buffer.concat(parts);
};
