import type { ImageRefusal } from './refusal';
import type { TransformedImage } from './transform';
import { digestOf } from './versionOf';

/** An HTTP response of the image proxy. */
export interface ImageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** Caching headers of a picture. */
export interface Validity {
  /** 256 bits that identify exactly these bytes. The default is the digest of the bytes. */
  readonly etag?: string;
  readonly cacheControl: string;
}

const toTag = (version: string) => `"${version}"`;

const isKnown = (etag: string, ifNoneMatch: string | undefined) =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

const shared = {
  // Needed for `f_auto`, and harmless otherwise.
  Vary: 'Accept',
  'X-Content-Type-Options': 'nosniff',
};

/** @returns 304 if the browser already has these bytes */
export const answerUnchanged = (
  { etag, cacheControl }: Validity,
  ifNoneMatch: string | undefined,
): ImageAnswer | undefined =>
  etag !== undefined && isKnown(toTag(etag), ifNoneMatch)
    ? { status: 304, headers: { ...shared, ETag: toTag(etag), 'Cache-Control': cacheControl } }
    : undefined;

export const answerPicture = (
  { bytes, type }: TransformedImage,
  { etag = digestOf(bytes), cacheControl }: Validity,
  ifNoneMatch: string | undefined,
): ImageAnswer =>
  answerUnchanged({ etag, cacheControl }, ifNoneMatch) ?? {
    status: 200,
    headers: {
      ...shared,
      'Content-Type': `image/${type}`,
      'Content-Length': String(bytes.length),
      'Cache-Control': cacheControl,
      ETag: toTag(etag),
    },
    body: bytes,
  };

/** Builds an error response: JSON with `statusCode` and `message`. */
export const answerRefusal = ({ status, message }: ImageRefusal): ImageAnswer => ({
  status,
  headers: {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 503 || status === 504 ? { 'Retry-After': '2' } : {}),
  },
  body: Buffer.from(JSON.stringify({ statusCode: status, message })),
});
