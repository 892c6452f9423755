import { createHash, createHmac, scryptSync, timingSafeEqual } from 'node:crypto';

/** In bytes. */
export const SIGNATURE_BYTES = 32;

/** For shops without a secret: it identifies values of this format, but does not protect against forged ones. */
const PUBLIC_KEY = Buffer.from('troupe: pages in Redis, not signed');

/** Signs the pages in Redis, so that forged values are not used. */
export interface PageSigner {
  /** Identifies the key without revealing it. It is part of the Redis key: values under another one are never read. */
  readonly keyId: string;
  readonly sign: (name: string, value: Uint8Array) => Buffer;
  readonly isSigned: (name: string, value: Uint8Array, signature: Uint8Array) => boolean;
}

/**
 * Signs the name of the Redis key and the value with HMAC-SHA256, so that a value is valid only under its own name.
 *
 * @param secret `REVALIDATE_SECRET`. The key is derived by scrypt (about 50 ms): otherwise, an attacker who can read
 *   Redis could guess short secrets. If undefined, signatures use a public key and protect nothing.
 */
export const createPageSigner = (secret: string | undefined): PageSigner => {
  const key = secret === undefined ? PUBLIC_KEY : scryptSync(secret, 'troupe: pages in Redis', 32);
  const sign = (name: string, value: Uint8Array): Buffer =>
    // Names of keys contain no NUL, so the boundary between name and value is unambiguous.
    createHmac('sha256', key).update(name).update('\0').update(value).digest();
  return {
    keyId: createHash('sha256').update(key).digest('hex').slice(0, 8),
    sign,
    isSigned: (name, value, signature) =>
      signature.length === SIGNATURE_BYTES && timingSafeEqual(sign(name, value), signature),
  };
};
