import type { IncomingMessage } from 'node:http';

type Framed = Pick<IncomingMessage, 'method' | 'headers' | 'httpVersionMajor' | 'httpVersionMinor'>;

/** The methods of this shop's endpoints whose requests may have a body (RFC 9110, section 9.3). */
const BODY_METHODS = new Set(['POST', 'PUT', 'PATCH']);

/** The methods that reach the renderer. It answers 405 where an endpoint does not support one of them. */
const FORWARDED_METHODS = new Set([...BODY_METHODS, 'GET', 'HEAD', 'OPTIONS', 'DELETE']);

export const mayHaveBody = ({ method = 'GET' }: Pick<Framed, 'method'>): boolean =>
  BODY_METHODS.has(method);

export interface FramingProblem {
  readonly status: 400 | 405 | 417 | 505;
  readonly message: string;
}

const unknownMethod: FramingProblem = { status: 405, message: 'This method is not used here' };
const unknownVersion: FramingProblem = {
  status: 505,
  message: 'The versions of HTTP that are understood here are 1.0 and 1.1',
};
const noHost: FramingProblem = { status: 400, message: 'The Host header is missing' };
const unknownExpectation: FramingProblem = {
  status: 417,
  message: 'The only expectation that is met here is 100-continue',
};
const codingOfUpgrade: FramingProblem = {
  status: 400,
  message: 'A request that offers another protocol has a body of known length, or none',
};
const codingOfOldVersion: FramingProblem = {
  status: 400,
  message: 'A request of HTTP/1.0 has a body of known length, or none',
};
const unexpectedBody: FramingProblem = {
  status: 400,
  message: 'A request with this method has no body',
};
const unknownCoding: FramingProblem = {
  status: 400,
  message: 'The only transfer coding of a request is chunked',
};

/**
 * Finds framing that two servers could interpret differently. Both processes apply the same rules: the cache server
 * before it answers or forwards, and the renderer to each request it receives.
 *
 * @returns undefined for a request with unambiguous framing
 */
export const findFramingProblem = ({
  method = 'GET',
  headers,
  httpVersionMajor,
  httpVersionMinor,
}: Framed): FramingProblem | undefined => {
  // Node's parser treats versions 0.9 and 2.0 like 1.1, but in them a message ends elsewhere.
  if (httpVersionMajor !== 1) return unknownVersion;
  if (headers.host === undefined && httpVersionMinor !== 0) return noHost;
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    return unknownExpectation;
  }
  const length = headers['content-length'];
  const coding = headers['transfer-encoding'];
  // Nearly all requests end here.
  if (length === undefined && coding === undefined) {
    return FORWARDED_METHODS.has(method) ? undefined : unknownMethod;
  }
  if (!FORWARDED_METHODS.has(method)) return unknownMethod;
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return unknownCoding;
  // HTTP/1.0 has no transfer codings (RFC 9112, section 6.1). A server that knows only that version ignores the header.
  if (coding !== undefined && httpVersionMinor === 0) return codingOfOldVersion;
  // With an upgrade, Node's parser assumes no body for an unknown coding, and reads the body as the next request.
  if (coding !== undefined && headers.upgrade !== undefined) return codingOfUpgrade;
  const isEmpty = coding === undefined && /^0+$/.test(length ?? '');
  return isEmpty || BODY_METHODS.has(method) ? undefined : unexpectedBody;
};
