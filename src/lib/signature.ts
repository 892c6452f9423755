import { createHmac, timingSafeEqual } from 'node:crypto';

/** Computes an HMAC-SHA256 in lower-case hex. */
export const sign = (secret: string, message: string | Uint8Array): string =>
  createHmac('sha256', secret).update(message).digest('hex');

/** Whether a signature matches a message. The comparison takes constant time. */
export const isSignedBy = (
  secret: string,
  message: string | Uint8Array,
  signature: string,
): boolean => {
  const expected = Buffer.from(sign(secret, message), 'hex');
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
};
