import { Agent as PlainAgent, type IncomingMessage, request as requestPlain } from 'node:http';
import { Agent as TlsAgent, request as requestTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

/**
 * An idle connection is closed here before the other side closes it (after 5 s in Node), so that no request is sent on
 * a connection that is about to be closed.
 */
const agentOptions = { keepAlive: true, timeout: 3000, scheduling: 'lifo' } as const;

const agents = {
  'http:': new PlainAgent(agentOptions),
  'https:': new TlsAgent(agentOptions),
};

export interface OutboundRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly lookup?: LookupFunction | undefined;
  /** Ends the request, and the body of its response. */
  readonly signal: AbortSignal;
}

/** A kept connection may have been opened without the checked lookup, and a write must not meet a closed one. */
const agentFor = (protocol: 'http:' | 'https:', { method, lookup }: OutboundRequest) =>
  lookup || method === 'POST' ? false : agents[protocol];

/**
 * Sends one request. It follows no redirects.
 *
 * @param url with the scheme `http:` or `https:`
 * @returns the response once its headers are there, whatever its status; the body is not read yet
 * @throws the error of the network
 */
export const sendRequest = (url: URL, options: OutboundRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { method, headers, body, lookup, signal } = options;
    const isTls = url.protocol === 'https:';
    // Only a URL has brackets around an IPv6 address.
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    const request = (isTls ? requestTls : requestPlain)(
      url,
      {
        method,
        headers,
        signal,
        agent: agentFor(isTls ? 'https:' : 'http:', options),
        ...(lookup && { lookup }),
        // The certificate is that of the called host, even if the header Host has another name.
        ...(isTls && { servername: isIP(hostname) === 0 ? hostname : '' }),
      },
      resolve,
    );
    request
      .on('error', reject)
      // Neither an upgrade nor a closed connection emits `error`.
      .on('upgrade', (_, socket) => {
        socket.destroy();
        reject(new Error('The host switches to another protocol'));
      })
      .on('close', () => reject(new Error('The connection was closed')))
      .end(body);
  });
