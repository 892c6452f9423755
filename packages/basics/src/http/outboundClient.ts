import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { HttpError, toHttpError, toLabel } from './httpError';
import { BodyTooLongError, readBoundedBody } from './readBoundedBody';
import { withRetries } from './retries';
import { sendRequest } from './sendRequest';

/** Headers of calls to APIs. Some firewalls refuse a call without a user agent. */
export const API_HEADERS = {
  'User-Agent': 'node',
  'Accept-Encoding': 'gzip, br',
  'Accept-Language': '*',
} as const;

/** So much of a body that no caller wants is read, in bytes, so that the connection can be used again. */
const DISCARDED_BYTES = 64 * 1024;

export interface OutboundOptions {
  /** The default is GET. */
  readonly method?: string;
  /** These are sent as they are. A body is decompressed if `Accept-Encoding` is among them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For the whole call: all attempts, including the body of the response. */
  readonly timeoutMs: number;
  /** The limit for the decompressed body. With 0, no body is read. */
  readonly maxBytes: number;
  /** Whether the bodies of statuses from 300 are read too. The default is false: they are empty. */
  readonly readsErrors?: boolean;
  /** By default, a redirect is a response like any other. */
  readonly redirects?: { readonly max: number; readonly sameOrigin: boolean };
  /** Attempts after a failure, see `withRetries`. The default is 0. */
  readonly retries?: number;
  /** Resolves the name of the host, such as `createPublicLookup()`. */
  readonly lookup?: LookupFunction;
  /** Called when the headers of a response are there: the host has certainly received the call. */
  readonly onResponse?: () => void;
}

export interface OutboundResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const noBody = Buffer.alloc(0);

const discard = (response: IncomingMessage): void => {
  let size = 0;
  response
    .on('error', () => {})
    .on('data', (part: Buffer) => {
      size += part.length;
      if (size > DISCARDED_BYTES) response.destroy();
    });
};

const decompress = (response: IncomingMessage): Readable => {
  const encoding = response.headers['content-encoding']?.toLowerCase();
  const decoder =
    encoding === 'gzip' ? createGunzip() : encoding === 'br' ? createBrotliDecompress() : undefined;
  // An error of either stream destroys both, and is thrown by whoever reads the decoder.
  return decoder ? pipeline(response, decoder, () => {}) : response;
};

const readBody = async (response: IncomingMessage, options: OutboundOptions): Promise<Buffer> => {
  const { headers, maxBytes, readsErrors = false } = options;
  const { statusCode = 0 } = response;
  if (maxBytes === 0 || (statusCode >= 300 && !readsErrors)) {
    discard(response);
    return noBody;
  }
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw new BodyTooLongError(maxBytes);
  }
  return readBoundedBody('Accept-Encoding' in headers ? decompress(response) : response, maxBytes);
};

/** Returns where a redirect leads; undefined for other responses. */
const toRedirectTarget = (
  { statusCode = 0, headers: { location } }: IncomingMessage,
  from: URL,
) => {
  if (statusCode < 300 || statusCode >= 400 || location === undefined) return undefined;
  const target = URL.canParse(location, from) ? new URL(location, from) : undefined;
  return target && /^https?:$/.test(target.protocol) ? target : 'nowhere';
};

/**
 * Calls another host. It is the only way from this server to others, so that each call has a limit for its time and for
 * its body, and follows a redirect only where its caller allows it.
 *
 * @returns the response, whatever its status
 * @throws HttpError `too-large`, `timeout`, `unreachable` or `private-address`; `status` if redirects lead to another
 *   host or do not end
 */
export const callHost = async (
  address: string | URL,
  options: OutboundOptions,
): Promise<OutboundResponse> => {
  const { method = 'GET', timeoutMs, maxBytes, redirects, retries = 0, onResponse } = options;
  const { headers, body, lookup } = options;
  const label = toLabel(method, String(address));
  const signal = AbortSignal.timeout(timeoutMs);

  const follow = async (url: URL, left: number): Promise<IncomingMessage> => {
    const response = await sendRequest(url, { method, headers, body, lookup, signal });
    const target = redirects && toRedirectTarget(response, url);
    if (target === undefined) return response;
    discard(response);
    const isAllowed =
      target !== 'nowhere' && (!redirects?.sameOrigin || target.origin === url.origin);
    if (isAllowed && left > 0) return follow(target, left - 1);
    const message = `${label}: leads to another host, or on and on`;
    throw new HttpError('status', message, response.statusCode);
  };

  const attempt = async (): Promise<OutboundResponse> => {
    try {
      const response = await follow(new URL(address), redirects?.max ?? 0);
      onResponse?.();
      const { statusCode: status = 0, headers: responseHeaders } = response;
      return { status, headers: responseHeaders, body: await readBody(response, options) };
    } catch (error) {
      if (error instanceof BodyTooLongError) {
        const message = `${label}: the answer has more than ${maxBytes} bytes`;
        throw new HttpError('too-large', message, undefined, undefined, { cause: error });
      }
      throw toHttpError(error, { label, timeoutMs, isLate: signal.aborted });
    }
  };

  return withRetries(retries, signal, attempt);
};
