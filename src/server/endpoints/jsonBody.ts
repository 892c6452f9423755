import type { IncomingMessage } from 'node:http';
import { err, ok, type Result } from '@troupe/basics/result';
import { parseJson } from '@/lib/parseJson';
import { decodeStrictUtf8 } from '@/lib/utf8';

export interface BodyRefusal {
  readonly status: 400 | 408 | 413 | 415;
  readonly message: string;
}

const refuse = (status: BodyRefusal['status'], message: string) => err({ status, message });

const isJson = (contentType = '') =>
  /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType);

/** Timeout for a whole body. */
const mostMs = 10_000;

/** Reads at most `most` bytes. After a refusal, the rest is read and dropped, so that the response arrives. */
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

/** A JSON body as text and as a parsed value. */
export interface JsonBody {
  readonly text: string;
  readonly value: unknown;
}

/**
 * Reads the JSON body of a request. The body must not have been read before.
 *
 * @param most limit in bytes
 * @returns the body, or a refusal: 415 not sent as JSON, 413 too large, 408 too slow, 400 not JSON or UTF-8
 * @throws when the client disconnects
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
  const text = decodeStrictUtf8(bytes);
  if (text === undefined) return refuse(400, 'must be UTF-8');
  const value = parseJson(text);
  return value === undefined ? refuse(400, 'must be JSON') : ok({ text, value });
};
