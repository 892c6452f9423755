import { parseJson } from '@/lib/parseJson';
import { decodeUtf8 } from '@/lib/utf8';
import { HttpError, toLabel } from '@troupe/basics/http/httpError';
import { API_HEADERS, callHost, type OutboundResponse } from '@troupe/basics/http/outboundClient';
import { toDefaultRetries } from '@troupe/basics/http/retries';

/** The limit for one answer. */
const maxBytes = 20_000_000;

/** Redirects within the same origin only: credentials and trust are for the configured host. */
const redirects = { max: 2, sameOrigin: true } as const;

export interface CmsAnswer {
  /** The items of the answer, not validated yet. */
  readonly items: readonly unknown[];
  /** The number of items on all pages. */
  readonly total: number;
  /** The time of the answer by the server's clock, in ms since 1970. */
  readonly at: number;
  /** Decompressed. */
  readonly bytes: number;
}

export interface AskOptions {
  /** For the whole call with its retries, in ms. */
  readonly timeout: number;
  /** `user:application password` */
  readonly credentials?: string;
}

const parse = ({ headers, body }: OutboundResponse, label: string): CmsAnswer => {
  const items = parseJson(decodeUtf8(body));
  if (items === undefined) throw new HttpError('not-json', `${label}: the answer is no JSON`);
  const total = String(headers['x-wp-total'] ?? '');
  if (!Array.isArray(items) || !/^\d+$/.test(total)) {
    throw new HttpError('not-json', `${label}: the answer is no list of a WordPress`);
  }
  const at = Date.parse(headers.date ?? '');
  const bytes = body.length;
  return { items, total: Number(total), at: Number.isNaN(at) ? Date.now() : at, bytes };
};

/**
 * Requests one page of a list from WordPress. As a read it is retried (spec section 7).
 *
 * @throws HttpError if the request fails or the answer is not a list
 */
export const fetchCms = async (
  url: URL,
  { timeout, credentials }: AskOptions,
): Promise<CmsAnswer> => {
  const response = await callHost(url, {
    headers: {
      ...API_HEADERS,
      Accept: 'application/json',
      ...(credentials !== undefined && {
        Authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      }),
    },
    timeoutMs: timeout,
    retries: toDefaultRetries('GET'),
    maxBytes,
    redirects,
  });
  const label = toLabel('GET', url.href);
  const { status } = response;
  if (status !== 200) throw new HttpError('status', `${label}: status ${status}`, status);
  return parse(response, label);
};
