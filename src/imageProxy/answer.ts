import { detectType } from './imageType';
import { type ImageRefusal } from './refusal';
import { versionOf } from './versionOf';

/** An answer of the proxy, ready for HTTP. */
export interface ImageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** How caches may treat a picture. */
export interface Validity {
  /** Names exactly these bytes; made from them where it is not known before. */
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
  // By `f_auto`, and harmless elsewhere.
  Vary: 'Accept',
  'X-Content-Type-Options': 'nosniff',
};

/** 304, where the browser has these very bytes already. */
export const answerUnchanged = (
  { etag, cacheControl }: Validity,
  ifNoneMatch: string | undefined,
): ImageAnswer | undefined =>
  etag !== undefined && isKnown(toTag(etag), ifNoneMatch)
    ? { status: 304, headers: { ...shared, ETag: toTag(etag), 'Cache-Control': cacheControl } }
    : undefined;

export const answerPicture = (
  body: Buffer,
  { etag = versionOf(body), cacheControl }: Validity,
  ifNoneMatch: string | undefined,
): ImageAnswer =>
  answerUnchanged({ etag, cacheControl }, ifNoneMatch) ?? {
    status: 200,
    headers: {
      ...shared,
      'Content-Type': `image/${detectType(body) ?? 'jpeg'}`,
      'Content-Length': String(body.length),
      'Cache-Control': cacheControl,
      ETag: toTag(etag),
    },
    body,
  };

/** Why there is no picture, in the shape of the error catalogue (spec section 8). */
export const answerRefusal = ({ status, message }: ImageRefusal): ImageAnswer => ({
  status,
  headers: {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 503 || status === 504 ? { 'Retry-After': '2' } : {}),
  },
  body: Buffer.from(JSON.stringify({ statusCode: status, message })),
});
