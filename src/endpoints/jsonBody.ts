import type { IncomingMessage } from 'node:http';
import { err, ok, type Result } from '@/lib/result';

export interface BodyRefusal {
  readonly status: 400 | 408 | 413 | 415;
  readonly message: string;
}

const refuse = (status: BodyRefusal['status'], message: string) => err({ status, message });

const isJson = (contentType = '') =>
  /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType);

/** How long a sender may take for a whole body. */
const mostMs = 10_000;

/** All bytes, or nothing when there are too many. The rest is read and thrown away, so that the answer arrives. */
export const readBytes = (
  request: IncomingMessage,
  most: number,
): Promise<Buffer | 'large' | 'late'> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (outcome: Buffer | 'large' | 'late') => {
      clearTimeout(timer);
      chunks.length = 0;
      resolve(outcome);
    };
    const timer = setTimeout(() => settle('late'), mostMs);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) settle('large');
      else chunks.push(chunk);
    });
    request.on('end', () => settle(Buffer.concat(chunks)));
    const fail = () => {
      clearTimeout(timer);
      reject(new Error('The sender went away'));
    };
    request.on('error', fail);
    request.on('close', fail);
  });

const decode = (bytes: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** A body in both forms: as it came, and what its JSON says. */
export interface JsonBody {
  readonly text: string;
  readonly value: unknown;
}

/**
 * Reads the body of a request that nobody has read yet.
 *
 * @param most bytes
 * @returns what it says, or why it is refused: 415 not sent as JSON, 413 too large, 408 too slow, 400 not JSON or UTF-8
 * @throws when the sender goes away
 */
export const readJsonBody = async (
  request: IncomingMessage,
  most: number,
): Promise<Result<JsonBody, BodyRefusal>> => {
  if (!isJson(request.headers['content-type'])) {
    return refuse(415, 'must be sent with the header Content-Type: application/json');
  }
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
    return refuse(415, 'must not be compressed');
  }
  const bytes = await readBytes(request, most);
  if (bytes === 'large') return refuse(413, `must not be larger than ${most / 1024} kB`);
  if (bytes === 'late') return refuse(408, 'must arrive within 10 seconds');
  const text = decode(bytes);
  if (text === undefined) return refuse(400, 'must be UTF-8');
  try {
    return ok({ text, value: JSON.parse(text) as unknown });
  } catch {
    return refuse(400, 'must be JSON');
  }
};
