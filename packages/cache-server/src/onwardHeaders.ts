import type { IncomingHttpHeaders } from 'node:http';
import { requestIdHeader } from '@troupe/basics/requestId';
import { withoutNextCookies } from './nextCookies';

/**
 * The only client headers that the renderer receives, beside the `forwardedHeaders` of `serveSite`. The cache server removes all others: hop-by-hop headers, headers
 * that frame a body, and headers that control Next itself (`x-prerender-revalidate`, `x-middleware-*`, `rsc`,
 * `x-nextjs-*`, `x-forwarded-host`, `sec-fetch-dest`, ...).
 */
export const ALLOWED_HEADERS: readonly string[] = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'content-type',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'referer',
  // Set on the request by the server's own tracing.
  'traceparent',
  'tracestate',
  'user-agent',
];

/** A chain with more proxies is forged. The renderer reads the chain from its end. */
const MAX_FORWARDED_HOPS = 20;

const toForwardedFor = (chain: string | string[] | undefined, address: string): string => {
  const hops = String(chain ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return [...hops.slice(1 - MAX_FORWARDED_HOPS), address].join(', ');
};

export interface OnwardRequest {
  /** Lower-case names of the headers that the renderer receives. */
  readonly allowedHeaders?: readonly string[];
  readonly headers: IncomingHttpHeaders;
  /** Of the connection's peer. */
  readonly remoteAddress: string;
  readonly host: string | undefined;
  /** The requested host, if `host` is the internal one. */
  readonly requestedHost?: string | undefined;
  readonly requestId: string;
  /** Undefined for a request without one. */
  readonly body: Buffer | undefined;
  /** Next's own cookies, for a verified preview session. */
  readonly previewCookies: string | undefined;
}

/** Builds the headers of the request to the renderer. A body is framed by its length in bytes only. */
export const buildOnwardHeaders = ({
  headers,
  remoteAddress,
  host,
  requestedHost,
  requestId,
  body,
  previewCookies,
  allowedHeaders = ALLOWED_HEADERS,
}: OnwardRequest): Readonly<Record<string, string>> => {
  const onward: Record<string, string> = { host: host ?? '' };
  for (const name of allowedHeaders) {
    const value = headers[name];
    if (value !== undefined) onward[name] = String(value);
  }
  const own = headers.cookie === undefined ? undefined : withoutNextCookies(headers.cookie);
  const cookies = [own, previewCookies].filter(Boolean).join('; ');
  if (cookies === '') delete onward['cookie'];
  else onward['cookie'] = cookies;
  const scheme = headers['x-forwarded-proto'];
  if (scheme === 'http' || scheme === 'https') onward['x-forwarded-proto'] = scheme;
  if (requestedHost !== undefined) onward['x-forwarded-host'] = requestedHost;
  onward['x-forwarded-for'] = toForwardedFor(headers['x-forwarded-for'], remoteAddress);
  onward[requestIdHeader] = requestId;
  if (body) onward['content-length'] = String(body.length);
  return onward;
};
