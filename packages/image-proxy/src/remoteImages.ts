import { HttpError } from '@troupe/basics/http/httpError';
import { callHost } from '@troupe/basics/http/outboundClient';
import { isPrivateByName } from '@troupe/basics/http/privateAddress';
import { createPublicLookup, type Resolve } from '@troupe/basics/http/publicLookup';
import { limits } from './limits';
import { ImageRefusal } from './refusal';

const toRefusal = (error: unknown, host: string): ImageRefusal => {
  const { problem, message } =
    error instanceof HttpError ? error : { problem: undefined, message: '' };
  if (problem === 'private-address') return new ImageRefusal(400, message);
  if (problem === 'too-large') {
    return new ImageRefusal(400, `the source has more than ${limits.remoteBytes} bytes`);
  }
  return problem === 'timeout'
    ? new ImageRefusal(504, `${host} did not answer in time`)
    : new ImageRefusal(502, `${host} could not be read`);
};

interface FetchOptions {
  /** For the whole operation, in ms. */
  readonly timeout?: number;
  /** Resolves the names of hosts. */
  readonly resolve?: Resolve;
}

/**
 * Reads a picture from another host, without retries. It follows no redirects and connects to no private address.
 *
 * @throws ImageRefusal on any failure
 */
export const fetchRemoteImage = async (
  url: URL,
  { timeout = limits.remoteTimeout, resolve }: FetchOptions = {},
): Promise<Buffer> => {
  const { status, body } = await callHost(url, {
    headers: { accept: 'image/avif,image/webp,image/png,image/jpeg' },
    timeoutMs: timeout,
    maxBytes: limits.remoteBytes,
    ...(isPrivateByName(url.hostname) ? {} : { lookup: createPublicLookup(resolve) }),
  }).catch((error: unknown) => {
    throw toRefusal(error, url.host);
  });
  if (status >= 300 && status < 400) {
    throw new ImageRefusal(404, `${url.host} redirects, which is not followed`);
  }
  if (status !== 200) throw new ImageRefusal(404, `${url.host} answers ${status}`);
  return body;
};
